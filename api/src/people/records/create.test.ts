import {
  type CallFields,
  createEmployee,
  getEmployee,
  listAudit,
  listEmployees,
  login,
  resendInvitation,
  setEmployeeStatus,
  setPassword as setPasswordCall,
  updateEmployee,
} from '@rollcall/shared/contract';
import sharp from 'sharp';
import { makeForm, makeUncheckedForm } from '../../testing/make-form.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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
const linkIn = (mail = '') =>
  /:4000\/reset-password#ref=([\w-]{43})&invitation=\S+&until=\d+\n/.exec(mail)?.[1] ?? '';
const setPassword = (ref: string) => {
  const body = { ref, password: 'my own one', confirmPassword: 'my own one' };
  return api.call(setPasswordCall, { body });
};

test('the personal fields suffice for an active employee, who is mailed a link to set a password', async () => {
  const fields = personalFields();
  const { status, body } = await create(fields);
  expect([status, body.message]).toEqual([200, 'Employee created successfully']);
  expect(body.data).toMatchObject({
    employeeId: `EMP-${body.data.id}`,
    isActive: true,
    version: 1,
  });
  const [mail] = await api.mailsTo(fields.email);
  api.setNow(NOON + 7 * DAY - 1);
  expect((await setPassword(linkIn(mail))).status).toBe(200);
  expect((await setPassword(linkIn(mail))).status).toBe(422);
  expect((await signIn(fields.email, 'my own one')).status).toBe(200);
});

test('the link expires after a week, as its mail says', async () => {
  const fields = personalFields();
  await create(fields);
  const [mail] = await api.mailsTo(fields.email);
  expect(mail?.replace(/\s+/g, ' ')).toContain(
    'The link works once, until Mar 17, 2026, 12:00 PM. After that, ask an administrator for a new invitation',
  );
  api.setNow(NOON + 7 * DAY);
  expect((await setPassword(linkIn(mail))).status).toBe(422);
});

const resend = (id: number) => api.call(resendInvitation, { params: { id }, token: admin });
const linksOf = async (email: string) => (await api.mailsTo(email)).map(linkIn);

test('an invitation can be sent again: the earlier link stops working, and it is audited', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields })).body.data;
  await api.mailsTo(email);
  expect((await resend(id)).body).toEqual({ status: true, message: 'Invitation sent' });
  const [first = '', second = ''] = await linksOf(email);
  expect((await setPassword(first)).status).toBe(422);
  expect((await setPassword(second)).status).toBe(200);
  const audit = await api.call(listAudit, { query: { employeeId: id }, token: admin });
  expect(audit.body.data.map(({ action }) => action)).toContain('employee.invite');
});

test('an invitation that is not sent yet is replaced by the next one', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields })).body.data;
  await resend(id);
  expect(await linksOf(email)).toHaveLength(1);
});

test('lists and the record say who was invited and has not set a password yet', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields })).body.data;
  const isInvited = async () => {
    const list = await api.call(listEmployees, { query: { page: 0 }, token: admin });
    const rows = (list.body.data as { id: number; isInvited: boolean }[]).filter(
      (row) => row.id === id,
    );
    return [...rows, await recordOf(id)].map((row) => row.isInvited);
  };
  const setActive = (isActive: boolean) =>
    api.call(setEmployeeStatus, { params: { id }, query: { isActive }, token: admin });
  expect(await isInvited()).toEqual([true, true]);
  await setActive(false);
  expect(await isInvited()).toEqual([false, false]);
  expect((await resend(id)).body.message).toMatch(/^Activate the account first/);
  await setActive(true);
  const [link = ''] = await linksOf(email);
  await setPassword(link);
  expect(await isInvited()).toEqual([false, false]);
  const refused = await resend(id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This employee needs no invitation: a password has been set.',
  ]);
});

test('one invitation a minute, ten a day', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields })).body.data;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    api.setNow(NOON + n * MINUTE);
    statuses.push((await resend(id)).status);
    if (n === 0) {
      const { status, body } = await resend(id);
      expect([status, body.message]).toEqual([
        429,
        `An invitation to ${email} was just sent. Please try again in 1 minute.`,
      ]);
    }
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  api.setNow(NOON + DAY);
  const token = await api.tokenOf('ADMIN');
  expect((await api.call(resendInvitation, { params: { id }, token })).status).toBe(200);
});

test('who gets another email address before the first sign-in is invited there', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email: `wrong-${email}`, ...fields })).body.data;
  const [old = ''] = await linksOf(`wrong-${email}`);
  await api.call(updateEmployee, { params: { id }, body: { email }, token: admin });
  const [link = ''] = await linksOf(email);
  expect((await setPassword(old)).status).toBe(422);
  expect((await setPassword(link)).status).toBe(200);
});

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
