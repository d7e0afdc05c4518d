import {
  forgotPassword,
  getCapabilities,
  getCompany,
  listAudit,
  updateCompany,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_NAME: 'Acme Ltd' });
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const read = async () => (await api.call(getCompany, { token })).body.data;

test('a new company has the name and the zone of the server, and weeks that begin on Monday', async () => {
  expect(await read()).toEqual({
    name: 'Acme Ltd',
    zone: 'UTC-06:00',
    weekStart: 1,
    country: null,
    version: 1,
  });
});

test('an absent field is unchanged, null removes it, and each change is audited', async () => {
  const first = { name: ' Acme Works ', weekStart: 0, country: 'US' };
  const saved = await api.call(updateCompany, { body: first, token });
  expect(saved.body.data).toMatchObject({ name: 'Acme Works', weekStart: 0, country: 'US' });
  const removed = await api.call(updateCompany, { body: { name: null, country: null }, token });
  expect(removed.body.data).toMatchObject({ name: 'Acme Ltd', weekStart: 0, country: null });
  const { body } = await api.call(listAudit, { token });
  expect(body.data[0]).toMatchObject({
    action: 'company.update',
    before: { name: 'Acme Works', country: 'US' },
    after: { name: null, country: null },
  });
});

test('mails name the company, without a name of its own that of the server', async () => {
  const mailOf = async () => {
    const { email } = await api.fixtures.account();
    await api.call(forgotPassword, { body: { email } });
    return (await api.mailsTo(email))[0];
  };
  expect(await mailOf()).toContain('Acme Ltd uses Rollcall');
  await api.call(updateCompany, { body: { name: 'Acme Works' }, token });
  expect(await mailOf()).toContain('Acme Works uses Rollcall');
  await api.call(updateCompany, { body: { name: null }, token });
});

test('public pages name the company, without a name of its own that of the server', async () => {
  const nameOf = async () => (await api.call(getCapabilities)).body.data.companyName;
  expect(await nameOf()).toBe('Acme Ltd');
  await api.call(updateCompany, { body: { name: 'Acme Works' }, token });
  expect(await nameOf()).toBe('Acme Works');
  await api.call(updateCompany, { body: { name: null }, token });
});

test('a change without an effect writes nothing; one of an older version is refused', async () => {
  const { version, weekStart } = await read();
  await api.call(updateCompany, { body: { weekStart }, token });
  expect((await read()).version).toBe(version);
  const stale = await api.call(updateCompany, {
    body: { weekStart: 3, version: version - 1 },
    token,
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
});

test.each([
  ['a day that no week has', { weekStart: 7 }, 'weekStart'],
  ['half a day', { weekStart: 1.5 }, 'weekStart'],
  ['a country that does not exist', { country: 'XX' }, 'country'],
  ['a country in small letters', { country: 'us' }, 'country'],
  ['a name with an invisible character', { name: 'Ac\u200bme' }, 'name'],
  ['a long name', { name: 'x'.repeat(101) }, 'name'],
])('%s is refused', async (_title, body, field) => {
  const { status, body: error } = await api.callUnchecked(updateCompany, { body, token });
  expect([status, error.fields?.map((one) => one.field)]).toEqual([422, [field]]);
});
