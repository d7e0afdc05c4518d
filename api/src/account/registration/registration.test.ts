import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000' });
  admin = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

let serial = 0;
const newPerson = (): contract.CallBody<typeof contract.register> => ({
  firstName: 'Noor',
  middleName: 'J.',
  lastName: 'van Dijk',
  email: `noor${(serial += 1)}@example.test`,
  phone: '+13125550199',
  dob: '1990-02-28',
  gender: 'Female',
  password: 'long enough',
  confirmPassword: 'long enough',
});
const register = (body: contract.CallBody<typeof contract.register>) =>
  api.call(contract.register, { body });
const registerUnchecked = (body: object) => api.callUnchecked(contract.register, { body });
const signIn = (email: string, password = 'long enough') =>
  api.call(contract.login, { body: { email, password } });
const recordOf = async (id: number) =>
  (await api.call(contract.getEmployee, { params: { id }, token: admin })).body.data;
const tokenIn = (mail: string | undefined) =>
  /http:\/\/localhost:4000\/verify-email#token=([\w-]{43})\n/.exec(mail ?? '')?.[1] ?? '';
const verify = (token: string) => api.call(contract.verifyEmail, { body: { token } });

test('a person registers, verifies their address, waits, is activated and signs in', async () => {
  const person = newPerson();
  const { status, body } = await register(person);
  const { password: _password, confirmPassword: _confirmation, ...visible } = person;
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...visible,
    id: expect.any(Number),
    employeeId: `EMP-${body.data.id}`,
    role: 'EMPLOYEE',
    isActive: null,
    verificationStatus: 'PENDING',
  });
  const { email } = person;
  expect((await signIn(email)).body.message).toBe('Please verify your email first');
  const token = tokenIn((await api.mailsTo(email))[0]);
  expect((await verify(token)).status).toBe(200);
  // Again, for example by a second press on the link.
  expect((await verify(token)).status).toBe(200);
  const { data: bell } = (await api.call(contract.listNotifications, { token: admin })).body;
  const noticed = bell.filter(({ kind }) => kind === 'registered');
  expect(noticed).toMatchObject([
    {
      text: 'Noor van Dijk has registered and is waiting for activation',
      link: '/employees?status=new',
    },
  ]);
  const { data: feed } = (await api.call(contract.listActivity, { query: {}, token: admin })).body;
  expect(feed.filter(({ kind }) => kind === 'registered')).toMatchObject([
    { employeeId: body.data.id, actorName: null, text: expect.stringMatching(/ registered$/) },
  ]);
  const waiting = await signIn(email);
  expect([waiting.status, waiting.body.message]).toEqual([
    403,
    'Your account is waiting for activation by an administrator',
  ]);
  expect(await recordOf(body.data.id)).toMatchObject({
    isActive: null,
    verificationStatus: 'PENDING',
  });
  const activation = { params: { id: body.data.id }, query: { isActive: true } };
  await api.call(contract.setEmployeeStatus, { ...activation, token: admin });
  expect((await signIn(email)).status).toBe(200);
  const read = (await api.call(contract.listNotifications, { token: admin })).body.data;
  expect(read.filter(({ kind }) => kind === 'registered')).toMatchObject([{ isRead: true }]);
});

test('the payload cannot set role, status or verification', async () => {
  const smuggled = {
    role: 'ADMIN',
    isActive: true,
    is_active: true,
    verificationStatus: 'VERIFIED',
    emailVerifiedAt: '2026-01-01',
    status: 'TERMINATED',
    id: 1,
    employeeId: 'EMP-1',
    version: 9,
    isDemo: true,
    passwordHash: 'x',
    vacationDays: 300,
  };
  const { body } = await registerUnchecked({ ...smuggled, ...newPerson() });
  expect(await recordOf(body.data.id)).toMatchObject({
    role: 'EMPLOYEE',
    isActive: null,
    verificationStatus: 'PENDING',
    status: 'ACTIVE',
    version: 1,
    vacationDays: null,
    employeeId: `EMP-${body.data.id}`,
  });
});

test('a taken email address gets the specified error; its owner is notified, and no employee is added', async () => {
  const { email } = await api.fixtures.account();
  const { status, body } = await register({ ...newPerson(), email: email.toUpperCase() });
  const message = 'Registration failed. Please try again.';
  expect([status, body.message, body.fields]).toEqual([
    409,
    message,
    [{ field: 'email', message }],
  ]);
  await register({ ...newPerson(), email });
  const mails = await api.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Someone tried to register');
});

test('of parallel registrations of one email address one succeeds', async () => {
  const person = newPerson();
  const responses = await Promise.all(Array.from({ length: 5 }, () => register(person)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('every broken rule is reported at once, in the specified words', async () => {
  const { status, body } = await registerUnchecked({});
  expect(status).toBe(422);
  expect(body.fields).toEqual(
    expect.arrayContaining([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'middleName', message: 'Middle name is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'phone', message: 'Phone number is required' },
      { field: 'dob', message: 'Date of birth is required' },
      { field: 'gender', message: 'Gender is required' },
      { field: 'confirmPassword', message: 'Please confirm your password' },
    ]),
  );
});

test.each([
  [{ email: 'invalid' }, 'email', 'Email is invalid'],
  [{ email: '' }, 'email', 'Email is required'],
  [
    { password: '1234567', confirmPassword: '1234567' },
    'password',
    'Password must be at least 8 characters',
  ],
  [{ confirmPassword: 'another one' }, 'confirmPassword', 'Passwords do not match'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
  [{ gender: '' }, 'gender', 'Gender is required'],
  [{ dob: '2027-01-01' }, 'dob', 'Date of birth is in the future'],
  [{ dob: '2025-02-29' }, 'dob', 'Date of birth must be a date like 2026-03-28'],
])('%j is refused under %s', async (broken, field, message) => {
  const { status, body } = await registerUnchecked({ ...newPerson(), ...broken });
  expect([status, body.fields]).toEqual([422, [{ field, message }]]);
});

test('a link is mailed again on request, and the response reveals nothing', async () => {
  const person = newPerson();
  await register(person);
  const resend = (email: string) => api.call(contract.resendVerification, { body: { email } });
  const first = tokenIn((await api.mailsTo(person.email))[0]);
  const responses = [await resend(person.email), await resend('unknown@example.test')];
  expect(responses[0]?.body).toEqual(responses[1]?.body);
  const mails = await api.mailsTo(person.email);
  expect(mails).toHaveLength(2);
  expect(await api.mailsTo('unknown@example.test')).toEqual([]);
  expect((await verify(tokenIn(mails[1]))).status).toBe(200);
  await resend(person.email);
  expect(await api.mailsTo(person.email)).toHaveLength(2);
  expect(tokenIn(mails[1])).not.toBe(first);
});

test('a link verifies the email address that it was sent to, not a later email address of the account', async () => {
  const person = newPerson();
  const { id } = (await register(person)).body.data;
  const token = tokenIn((await api.mailsTo(person.email))[0]);
  const body = { email: `new-${person.email}` };
  await api.call(contract.updateEmployee, { params: { id }, body, token: admin });
  expect((await verify(token)).status).toBe(422);
});

test('a link that verifies an email address cannot set a password', async () => {
  const person = newPerson();
  await register(person);
  const ref = tokenIn((await api.mailsTo(person.email))[0]);
  const body = { ref, password: 'stolen it', confirmPassword: 'stolen it' };
  expect((await api.call(contract.setPassword, { body })).status).toBe(422);
});
