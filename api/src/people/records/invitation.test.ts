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
import { makeForm } from '../../testing/make-form.ts';
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

test('who is activated without a password is invited; a deactivation at once withdraws it', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields, isActive: false })).body.data;
  const setActive = (isActive: boolean) =>
    api.call(setEmployeeStatus, { params: { id }, query: { isActive }, token: admin });
  await setActive(true);
  expect(await api.mailsTo(email)).toEqual([]);
  await setActive(false);
  api.setNow(NOON + MINUTE);
  expect(await api.mailsTo(email)).toEqual([]);
  await setActive(true);
  api.setNow(NOON + 2 * MINUTE);
  const mails = await api.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect((await setPassword(linkIn(mails[0]))).status).toBe(200);
});

test('an invited employee who is deactivated and activated at once keeps the link', async () => {
  const { email, ...fields } = personalFields();
  const { id } = (await create({ email, ...fields })).body.data;
  const [invitation] = await api.mailsTo(email);
  for (const isActive of [false, true])
    await api.call(setEmployeeStatus, { params: { id }, query: { isActive }, token: admin });
  api.setNow(NOON + MINUTE);
  expect(await api.mailsTo(email)).toHaveLength(1);
  expect((await setPassword(linkIn(invitation))).status).toBe(200);
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
  api.setNow(NOON + MINUTE);
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
