import {
  type CallBody,
  createTimeLog,
  decideCorrection,
  explainDay,
  listEmployeeTimeLogs,
  listOwnTimeLogs,
  listTimeLogs,
  requestCorrections,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// The company has moved from Chicago to Lisbon.
let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'Europe/Lisbon' });
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  employee = await api.signedIn();
});

const CHICAGO = 'America/Chicago';
const NEW_YORK_NINE = '2026-03-05T09:00:00-05:00';
const oldLog = (out: string | null = '2026-03-03T17:00:00-06:00') =>
  api.fixtures.logIn(CHICAGO, employee.id, '2026-03-03T09:00:00-06:00', out);
async function requestCorrection(row: CallBody<typeof requestCorrections>['rows'][number]) {
  const body = { rows: [row], reason: 'Forgot' };
  const [requested] = (await api.call(requestCorrections, { body, token: employee.token })).body
    .data;
  if (!requested) throw new Error('No correction was requested.');
  return requested;
}
const approve = async (id: number) => {
  const decision = { params: { id }, body: { status: 'Approved' } } as const;
  return (await api.call(decideCorrection, { ...decision, token: admin.token })).body;
};
const day = async (date: string) => {
  const params = { employeeId: employee.id, date };
  return (await api.call(explainDay, { params, token: admin.token })).body.data;
};

test('a correction of an old log is read, returned and stored in the zone of that log', async () => {
  const log = await oldLog();
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const requested = await requestCorrection({ timeLogId: log, ...times });
  expect(requested).toMatchObject({
    zone: CHICAGO,
    effectMins: 60,
    workDate: '2026-03-03',
    before: { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' },
    after: times,
  });
  await approve(requested.id);
  const { logs, corrections } = await day('2026-03-03');
  expect(logs[1]).toMatchObject({ ...times, zone: CHICAGO, totalWorkedMins: 540 });
  expect(corrections).toMatchObject([{ zone: CHICAGO, after: times }]);
});

test.each([
  ['the company’s', null, 'Europe/Lisbon', '2026-03-05T09:00:00+00:00'],
  ['the one of the employee’s plan', 'America/New_York', 'America/New_York', NEW_YORK_NINE],
])('the zone of a missing log is %s', async (_, own, zone, punchInAt) => {
  if (own) await api.fixtures.ownZone(employee.id, own);
  const times = { punchIn: '2026-03-05 09:00:00', punchOut: '2026-03-05 10:00:00' };
  const requested = await requestCorrection(times);
  expect(requested).toMatchObject({ zone, after: times });
  await approve(requested.id);
  expect((await day('2026-03-05')).logs).toMatchObject([{ zone, punchInAt }]);
});

test('each missing log of a request is in the zone that counts on its date', async () => {
  await api.fixtures.ownZone(employee.id, 'America/New_York', '2026-03-04');
  const rowOn = (date: string) => ({ punchIn: `${date} 09:00`, punchOut: `${date} 10:00` });
  const rows = [rowOn('2026-03-03'), rowOn('2026-03-04')];
  const body = { rows, reason: 'Forgot' };
  const { data } = (await api.call(requestCorrections, { body, token: employee.token })).body;
  expect(data.map(({ zone }) => zone)).toEqual(['Europe/Lisbon', 'America/New_York']);
});

test('a time of a missing log that is no time is refused, not looked up', async () => {
  const row = { punchIn: '2026-02-31 09:00', punchOut: '0000-00-00 10:00' };
  const { status, body } = await api.callUnchecked(requestCorrections, {
    body: { rows: [row], reason: 'Forgot' },
    token: employee.token,
  });
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([
    422,
    ['rows.0.punchIn', 'rows.0.punchOut'],
  ]);
});

test('a correction requested in the new zone is returned and stored in the zone of its log', async () => {
  const log = await oldLog();
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const requested = await requestCorrection({ timeLogId: log, ...times });
  // As stored by a server without this rule.
  await api.database.withClient((client) =>
    client.query("UPDATE corrections SET zone = 'Europe/Lisbon' WHERE id = $1", [requested.id]),
  );
  expect((await approve(requested.id)).data).toMatchObject({ zone: CHICAGO, after: times });
  expect((await day('2026-03-03')).logs[1]).toMatchObject({ ...times, zone: CHICAGO });
});

test('a manual replacement is in the zone of the old log; a new log is in that of the plan', async () => {
  await api.fixtures.ownZone(employee.id, 'America/New_York');
  const missing = await oldLog(null);
  const enter = async (log: { punchIn: string; punchOut: string; supersedes?: number }) => {
    const body = { employeeId: employee.id, reason: 'By phone', ...log };
    return (await api.call(createTimeLog, { body, token: admin.token })).body.data;
  };
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' };
  expect(await enter({ supersedes: missing, ...times })).toMatchObject({
    ...times,
    zone: CHICAGO,
    workDate: '2026-03-03',
    totalWorkedMins: 480,
  });
  const fresh = { punchIn: '2026-03-04 09:00:00', punchOut: '2026-03-04 17:00:00' };
  expect(await enter(fresh)).toMatchObject({
    ...fresh,
    zone: 'America/New_York',
    punchInAt: '2026-03-04T09:00:00-05:00',
  });
});

test('every list includes the zone of a row’s times', async () => {
  await oldLog();
  const { id: employeeId, token } = employee;
  const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
  const month = { query: { month: '2026-03' }, token };
  const ofEmployee = { query: { employeeId }, token: admin.token };
  const lists = [
    (await api.call(listEmployeeTimeLogs, { params: { employeeId }, query: range, token })).body
      .data.data,
    (await api.call(listOwnTimeLogs, month)).body.data,
    (await api.call(listTimeLogs, ofEmployee)).body.data,
  ];
  for (const rows of lists) expect(rows).toMatchObject([{ zone: CHICAGO }]);
});
