import { employeeRecord, SECRET_FIELDS } from '@rollcall/shared/contract';
import { hasSecrets, maskSecrets } from './mask.ts';

/** Fields that audit rows mask, whatever the contract says. */
const ALWAYS_MASKED = [
  'aadhaar',
  'pan',
  'pfNumber',
  'bankAccountHolderName',
  'bankAccountNumber',
  'bankIfscCode',
  'bankName',
  'bankBranch',
  'accountType',
  'bloodGroup',
  'medicalCondition',
];

test.each([...new Set([...ALWAYS_MASKED, ...Object.values(SECRET_FIELDS).flat()])])(
  '%s is masked in an audit row',
  (field) => {
    expect(maskSecrets({ [field]: 'AB-', firstName: 'Ada' })).toEqual({
      [field]: '•••',
      firstName: 'Ada',
    });
    expect(maskSecrets({ [field]: undefined })).toEqual({ [field]: '•••' });
  },
);

test('null is not masked', () => {
  expect(maskSecrets({ pan: null, lastName: null })).toEqual({ pan: null, lastName: null });
});

test('a secret is masked at any depth; dates and lists stay unchanged', () => {
  const at = new Date(0);
  expect(maskSecrets({ at, days: [1], contact: { blood_group: 'AB-', phone: '1' } })).toEqual({
    at,
    days: [1],
    contact: { blood_group: '•••', phone: '1' },
  });
});

test.each([
  ['nothing but nulls', { pan: null, documents: [], hasPf: false, firstName: 'Ada' }, false],
  ['a number', { pan: 'X', documents: [] }, true],
  ['documents', { pan: null, documents: [{ id: 1 }] }, true],
  ['a provident fund', { hasPf: true }, true],
])('a record with %s contains secrets: %s', (_title, record, expected) => {
  expect(hasSecrets(record)).toBe(expected);
});

test('the record of an employee has every field that is masked', () => {
  expect(Object.keys(employeeRecord.shape)).toEqual(expect.arrayContaining(ALWAYS_MASKED));
});
