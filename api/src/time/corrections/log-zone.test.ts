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

test('a missing log is in the company zone', async () => {
  const times = { punchIn: '2026-03-05 09:00:00', punchOut: '2026-03-05 10:00:00' };
  const requested = await requestCorrection(times);
  expect(requested).toMatchObject({ zone: 'Europe/Lisbon', after: times });
  await approve(requested.id);
  expect((await day('2026-03-05')).logs).toMatchObject([
    { zone: 'Europe/Lisbon', punchInAt: '2026-03-05T09:00:00+00:00' },
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

test('a manual replacement is in the zone of the old log; a new log is in the company zone', async () => {
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
  expect(await enter(fresh)).toMatchObject({ ...fresh, zone: 'Europe/Lisbon' });
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
