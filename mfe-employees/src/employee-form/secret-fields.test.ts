import {
  employeeUpdate,
  newEmployee,
  setEmployeeRights,
  setEmployeeRole,
  withoutSecrets,
} from '@rollcall/shared/contract';
import { fieldsOf } from './employee-field.ts';
import { FILE_INPUTS } from './file-inputs.tsx';
import { EMPTY_REGISTRATION } from './registration-body.ts';
import { editTabs, REGISTER_TABS } from './tabs.ts';

const EDIT = fieldsOf(editTabs({ hasRole: true, hasRights: true, hasLeavers: true })).map(
  ({ name }) => name,
);
const REGISTER = [
  ...fieldsOf(REGISTER_TABS).map(({ name }) => name),
  ...FILE_INPUTS.map(({ name }) => name),
  ...Object.keys(EMPTY_REGISTRATION),
];

test.each([
  ['Edit Employee', EDIT],
  ['Register Employee', REGISTER],
])(
  'every field of %s is one of the contract, whose tests know whether it is secret',
  (_form, names) => {
    expect(names.length).toBeGreaterThan(20);
    const known = {
      ...newEmployee.shape,
      ...employeeUpdate.shape,
      ...setEmployeeRole.body.shape,
      ...setEmployeeRights.body.shape,
    };
    expect(names.filter((name) => !(name in known))).toEqual([]);
  },
);

test('the draft of the Edit dialog has no bank, medical or PF value', () => {
  const all = Object.fromEntries(EDIT.map((name) => [name, 'typed']));
  const omitted = EDIT.filter((name) => !(name in withoutSecrets(all)));
  expect(omitted).toEqual([
    'bloodGroup',
    'hasPf',
    'pfNumber',
    'bankAccountHolderName',
    'bankAccountNumber',
    'bankIfscCode',
    'bankName',
    'bankBranch',
    'accountType',
    'medicalCondition',
  ]);
});

test('the draft of a registration also has no password and no identity number', () => {
  const names = [...new Set(REGISTER)];
  const all = Object.fromEntries(names.map((name) => [name, 'typed']));
  const omitted = names.filter((name) => !(name in withoutSecrets(all)));
  expect(omitted.toSorted()).toEqual([
    'aadhaar',
    'aadhaarCard',
    'bankAccountHolderName',
    'bankAccountNumber',
    'bankIfscCode',
    'bankName',
    'confirmPassword',
    'hasPf',
    'pan',
    'panCard',
    'password',
    'pfNumber',
  ]);
});
