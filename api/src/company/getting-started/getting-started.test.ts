import {
  createDepartment,
  getGettingStarted,
  getWaiting,
  hideGettingStarted,
  listAudit,
  sendTestMail,
  setEmployeeStatus,
  updateCompany,
  updateEmployee,
} from '@rollcall/shared/contract';
import { startSmtp } from '../../testing/smtp-server.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const FIRST = { role: 'ADMIN', firstName: 'Rollcall', lastName: 'Admin' } as const;

describe('a company without a mail server', () => {
  let api: TestApi;
  let id: number;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    ({ id, token } = await api.signedIn(FIRST));
  });
  afterAll(() => api.stop());
  const read = async () => (await api.call(getGettingStarted, { token })).body.data;

  test('a new one has departments and a working week, and nothing else', async () => {
    expect(await read()).toEqual({
      isHidden: false,
      hasOwnName: false,
      companyName: null,
      zone: 'UTC-06:00',
      hasMailServer: false,
      mailTestedAt: null,
      departments: 5,
      workSchedule: 'Mon–Fri 09:00–17:30',
      hasHolidays: false,
      people: 0,
      signedUp: 0,
    });
  });

  test('each part counts once it is there', async () => {
    const params = { id };
    await api.call(updateEmployee, {
      params,
      body: { firstName: 'Ada', lastName: 'Byron' },
      token,
    });
    await api.call(updateCompany, { body: { name: 'Acme' }, token });
    await api.call(createDepartment, { body: { name: 'Lab' }, token });
    expect(await read()).toMatchObject({ hasOwnName: true, companyName: 'Acme', departments: 6 });
  });

  test('people are all others; those who can sign in are active and have a password', async () => {
    const { id: signedUp } = await api.fixtures.account();
    await api.fixtures.employee();
    expect(await read()).toMatchObject({ people: 2, signedUp: 1 });
    const query = { isActive: false } as const;
    await api.call(setEmployeeStatus, { params: { id: signedUp }, query, token });
    expect(await read()).toMatchObject({ people: 2, signedUp: 0 });
  });

  test('holidays are there once a calendar is assigned', async () => {
    const run = (text: string) => api.database.withClient((client) => client.query(text));
    await run(`INSERT INTO holiday_calendars (name) VALUES ('Illinois')`);
    expect(await read()).toMatchObject({ hasHolidays: false });
    await run(`UPDATE assignments SET calendar_id = (SELECT min(id) FROM holiday_calendars)`);
    expect(await read()).toMatchObject({ hasHolidays: true });
  });

  test('the list is hidden for every administrator, which is audited once, and shown again', async () => {
    const hide = async (isHidden: boolean) =>
      (await api.call(hideGettingStarted, { body: { isHidden }, token })).body.data.isHidden;
    const isListed = async () =>
      (await api.call(getWaiting, { token: await api.tokenOf('ADMIN') })).body.data
        .isGettingStarted;
    expect(await isListed()).toBe(true);
    expect([await hide(true), await hide(true)]).toEqual([true, true]);
    expect(await isListed()).toBe(false);
    expect(await hide(false)).toBe(false);
    expect(await isListed()).toBe(true);
    const { body } = await api.call(listAudit, { token });
    const actions = body.data.map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['getting-started.show', 'getting-started.hide']);
    expect(actions.filter((action) => action === 'getting-started.hide')).toHaveLength(1);
  });

  test('a test mail is saved as a file: no mail server has been tested', async () => {
    const { body } = await api.call(sendTestMail, { token });
    expect(body.data.problem).toBeNull();
    expect((await api.mailsTo(body.data.email)).join()).toContain('Acme uses Rollcall');
    expect(await read()).toMatchObject({ mailTestedAt: null });
  });
});

test('a test mail says what the mail server says; an accepted one is kept, ten in an hour are enough', async () => {
  let refusal: Error | null = Object.assign(new Error('No such user'), { responseCode: 550 });
  const smtp = await startSmtp(() => refusal);
  const api = await startTestApi({ SMTP_URL: smtp.url, MAIL_FROM: 'hr@company.example' });
  const { token } = await api.signedIn(FIRST);
  const send = () => api.call(sendTestMail, { token });
  const testedAt = async () =>
    (await api.call(getGettingStarted, { token })).body.data.mailTestedAt;

  expect((await send()).body.data.problem).toBe('the mail server responded with 550');
  expect(await testedAt()).toBeNull();
  refusal = null;
  const { body } = await send();
  expect(body.data.problem).toBeNull();
  expect(smtp.mails).toMatchObject([{ to: [body.data.email] }]);
  expect(await testedAt()).toBe('2026-03-10T12:00:00-06:00');

  for (let sent = 2; sent < 10; sent += 1) await send();
  const refused = await api.callUnchecked(sendTestMail, { token });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
  expect(smtp.mails).toHaveLength(9);
  await api.stop();
  await smtp.stop();
});
