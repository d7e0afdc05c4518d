import {
  type CallFields,
  createEmployee,
  getEmployee,
  listAudit,
  login,
} from '@rollcall/shared/contract';
import sharp from 'sharp';
import { makeForm, makeUncheckedForm } from '../../testing/make-form.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000' });
});
beforeEach(async () => {
  api.setNow(NOON);
  admin ??= await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

type Fields = CallFields<typeof createEmployee>;
let serial = 0;
const personalFields = () => ({
  firstName: 'Ana',
  email: `ana${(serial += 1)}@example.test`,
  phone: '+1 312 555 0101',
  gender: 'Female' as const,
});
const create = (fields: Fields) =>
  api.call(createEmployee, { body: makeForm<typeof createEmployee>(fields), token: admin });
const createUnchecked = (fields: Readonly<Record<string, string | File>>) =>
  api.callUnchecked(createEmployee, { body: makeUncheckedForm(fields), token: admin });
const recordOf = async (id: number) =>
  (await api.call(getEmployee, { params: { id }, token: admin })).body.data;
const signIn = (email: string, password: string) => api.call(login, { body: { email, password } });

test('with a password nothing is mailed and the employee can sign in', async () => {
  const fields = personalFields();
  await create({ ...fields, password: 'given by us', confirmPassword: 'given by us' });
  expect(await api.mailsTo(fields.email)).toEqual([]);
  expect((await signIn(fields.email, 'given by us')).status).toBe(200);
});

test('all fields of the form are stored, files as photo and documents', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const pdf = new File(['%PDF-1.4\n%%EOF'], 'pan.pdf');
  const fields = {
    middleName: '',
    lastName: 'Lima',
    dob: '1990-02-28',
    department: 'HR',
    designation: 'Recruiter',
    joiningDate: '2026-03-01',
    aadhaar: '1234 5678 9012',
    pan: 'ABCDE1234F',
    currentAddressLine: '1 Lake St',
    bankAccountNumber: '42',
    emergencyContactRelation: 'Sister',
    pfNumber: 'PF-1',
  } as const;
  const { body } = await create({
    ...personalFields(),
    ...fields,
    hasPf: true,
    isActive: false,
    permanentSameAsCurrent: true,
    profilePhoto: new File([new Uint8Array(picture)], 'me.png'),
    aadhaarCard: new File([new Uint8Array(picture)], 'card.png'),
    panCard: pdf,
  });
  const record = await recordOf(body.data.id);
  expect(record).toMatchObject({
    ...fields,
    middleName: null,
    hasPf: true,
    isActive: false,
    permanentSameAsCurrent: true,
    role: 'EMPLOYEE',
    documents: [{ type: 'Aadhaar card' }, { type: 'PAN card' }],
  });
  for (const url of [record.avatarUrl, ...record.documents.map((row) => row.url)]) {
    expect(url).toEqual(expect.any(String));
    expect((await fetch(new URL(url ?? '', api.base))).status).toBe(200);
  }
  const query = { employeeId: body.data.id };
  const audit = await api.call(listAudit, { query, token: admin });
  const created = audit.body.data.find(({ action }) => action === 'employee.create');
  expect(created?.after).toMatchObject({
    aadhaar: '•••',
    bankAccountNumber: '•••',
    lastName: 'Lima',
  });
});

test.each([
  ['profilePhoto', [], 422, 'Profile photo: The file is empty.'],
  ['panCard', [], 422, 'PAN card: The file is empty.'],
  [
    'aadhaarCard',
    ['\0\0\0\x18ftypheic'],
    415,
    'Aadhaar card: The file must be a JPEG, PNG or WebP image or a PDF.',
  ],
  [
    'profilePhoto',
    ['%PDF-1.4\n%%EOF'],
    415,
    'Profile photo: The file must be a JPEG, PNG or WebP image.',
  ],
])(
  'a %s of %j is refused by its name, and no one is registered',
  async (field, parts, status, message) => {
    const fields = personalFields();
    const file = new File(parts, 'file.jpg');
    const answer = await createUnchecked({ ...fields, [field]: file });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.body.fields).toEqual([{ field, message: message.split(': ')[1] }]);
    expect((await createUnchecked(fields)).status).toBe(200);
  },
);

test('a file that is too large is refused by its name', async () => {
  const panCard = new File([new Uint8Array(5 * 1_048_576 + 1)], 'pan.pdf');
  const { status, body } = await createUnchecked({ ...personalFields(), panCard });
  const message = 'The file is too large. It may have at most 5 MB.';
  expect([status, body.message, body.fields]).toEqual([
    413,
    message,
    [{ field: 'panCard', message }],
  ]);
});

test('a file input without a choice is no file', async () => {
  const { status } = await createUnchecked({ ...personalFields(), panCard: new File([], '') });
  expect(status).toBe(200);
});

test('the form cannot set a role', async () => {
  const { body } = await createUnchecked({
    ...personalFields(),
    role: 'ADMIN',
    version: '7',
    id: '1',
  });
  expect(await recordOf(body.data.id)).toMatchObject({ role: 'EMPLOYEE', version: 1 });
});

test('a taken email address is 409', async () => {
  const { email } = await api.fixtures.account();
  const { status, body } = await create({ ...personalFields(), email });
  expect([status, body.fields?.[0]?.field]).toEqual([409, 'email']);
});

test('all invalid fields are named at once, in the specified words', async () => {
  const { status, body } = await createUnchecked({});
  expect(status).toBe(422);
  expect(body.fields).toEqual(
    expect.arrayContaining(
      ['First name', 'Email', 'Phone', 'Gender'].map((label) =>
        expect.objectContaining({ message: `${label} is required` }),
      ),
    ),
  );
});

test.each<[Record<string, string | File>, number]>([
  [{ password: 'short' }, 422],
  [{ password: 'long enough', confirmPassword: 'different!' }, 422],
  [{ isActive: 'perhaps' }, 422],
  [{ department: 'Astrology' }, 422],
  [{ profilePhoto: new File(['%PDF-1.4'], 'x.png') }, 415],
  [{ aadhaarCard: new File([new Uint8Array(5_300_000)], 'x.png') }, 413],
])('%j is refused with %i', async (broken, status) => {
  expect((await createUnchecked({ ...personalFields(), ...broken })).status).toBe(status);
});
