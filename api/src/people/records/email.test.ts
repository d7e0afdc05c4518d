import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const run = (sql: string, values: unknown[] = []) =>
  api.database.withClient((client) => client.query(sql, values));
const signIn = async (email: string) =>
  (await api.call(contract.login, { body: { email, password: 'correct horse' } })).status;
const person = (email = 'noor@example.test'): contract.CallBody<typeof contract.register> => ({
  firstName: 'Noor',
  middleName: 'J.',
  lastName: 'van Dijk',
  email,
  phone: '+13125550199',
  dob: '1990-02-28',
  gender: 'Female',
  password: 'correct horse',
  confirmPassword: 'correct horse',
});
const register = (email: string) => api.call(contract.register, { body: person(email) });
const update = (id: number, body: contract.EmployeeUpdateInput) =>
  api.call(contract.updateEmployee, { params: { id }, body, token: admin });

test.each([
  ['a dotted capital I', '\u0130pek@example.test', 'i\u0307pek@example.test'],
  ['fullwidth letters', '\uff21\uff22@example.test', 'ab@example.test'],
  ['a combining accent', 'Zoe\u0308@example.test', 'zo\u00eb@example.test'],
])('an address with %s is the same account in every spelling', async (_title, stored, typed) => {
  expect((await register(stored)).status).toBe(200);
  await run('UPDATE employees SET is_active = true WHERE email = $1', [stored]);
  expect(await signIn(stored)).toBe(200);
  expect(await signIn(typed)).toBe(200);
  expect((await register(typed)).status).toBe(409);
  // The mail about it is sent first: both are queued after their answers.
  await api.mailsTo(stored);
  await api.call(contract.forgotPassword, { body: { email: typed } });
  expect((await api.mailsTo(stored)).at(-1)).toMatch(/^\d{4}$/m);
});

test('an administrator cannot assign an email address that another employee has in a different spelling', async () => {
  await api.fixtures.account({ email: '\u0130lk@example.test' });
  const other = await api.fixtures.account();
  const move = (email: string) => update(other.id, { email });
  expect((await move('i\u0307lk@example.test')).body).toMatchObject({
    code: 'conflict',
    fields: [{ field: 'email', message: 'Another employee has this email address' }],
  });
  expect((await move('\uff4eew@example.test')).status).toBe(200);
  expect(await signIn('new@example.test')).toBe(200);
  // The same account in another spelling.
  expect((await move('\uff2eew@example.test')).status).toBe(200);
  expect(await signIn('new@example.test')).toBe(200);
});

test.each([
  ['\u202e', 'right-to-left override'],
  ['\u200b', 'zero-width space'],
  ['\u0000', 'zero byte'],
  ['\u00ad', 'soft hyphen'],
])('an address with %j is refused (%s)', async (character) => {
  const email = `no${character}or@example.test`;
  const responses = [
    await register(email),
    await api.call(contract.forgotPassword, { body: { email } }),
  ];
  for (const { status, body } of responses) {
    expect([status, body.fields]).toEqual([422, [{ field: 'email', message: 'Email is invalid' }]]);
  }
});

const HIDDEN = 'contains an invisible character';
test.each([
  ['firstName', '\u200b\u200b', `First name ${HIDDEN}`],
  ['firstName', 'Noor\u202e', `First name ${HIDDEN}`],
  ['middleName', 'J\u0000', `Middle name ${HIDDEN}`],
  ['lastName', 'van\nDijk', `Last name ${HIDDEN}`],
  ['lastName', '\u2800', 'Last name contains an invisible character'],
  ['firstName', '...', 'First name needs at least one letter or digit'],
])('the %s %j is refused with a sentence', async (field, text, message) => {
  const invalid = { [field]: text };
  const registration = { body: { ...person(), ...invalid } };
  const { status, body } = await api.callUnchecked(contract.register, registration);
  expect([status, body.fields]).toEqual([422, [{ field, message }]]);
  const { id } = await api.fixtures.account();
  const change = { params: { id }, body: invalid, token: admin };
  const changed = await api.callUnchecked(contract.updateEmployee, change);
  expect([changed.status, changed.body.fields]).toEqual([422, [{ field, message }]]);
});

test.each([
  '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  '\u0d15\u0d4d\u200d\u0d37',
  '\u845b\u{e0100}',
  'O\u2019Neil-Smith',
])('the name %j is accepted', async (firstName) => {
  const { id } = await api.fixtures.account();
  expect((await update(id, { firstName })).status).toBe(200);
});

test('a designation must not contain invisible characters', async () => {
  const { id } = await api.fixtures.account();
  const response = await update(id, { designation: 'C\u202eEO' });
  expect(response.body.fields).toEqual([
    { field: 'designation', message: `Designation ${HIDDEN}` },
  ]);
});
