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
const requestCorrection = async (rows: object[]) =>
  (await api.send('POST', '/corrections', employee.token, { rows, reason: 'Forgot' })).body;
const approve = async (id: number) =>
  (await api.send('PUT', `/admin/corrections/${id}/decision`, admin.token, { status: 'Approved' }))
    .body;
const day = async (date: string) =>
  (await api.get(`/admin/attendance/${employee.id}/${date}`, admin.token)).body.data;

test('a correction of an old log is read, returned and stored in the zone of that log', async () => {
  const log = await oldLog();
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const { data } = await requestCorrection([{ timeLogId: log, ...times }]);
  expect(data[0]).toMatchObject({
    zone: CHICAGO,
    effectMins: 60,
    workDate: '2026-03-03',
    before: { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' },
    after: times,
  });
  await approve(data[0].id);
  const { logs, corrections } = await day('2026-03-03');
  expect(logs[1]).toMatchObject({ ...times, zone: CHICAGO, totalWorkedMins: 540 });
  expect(corrections).toMatchObject([{ zone: CHICAGO, after: times }]);
});

test('a missing log is in the company zone', async () => {
  const times = { punchIn: '2026-03-05 09:00:00', punchOut: '2026-03-05 10:00:00' };
  const { data } = await requestCorrection([times]);
  expect(data[0]).toMatchObject({ zone: 'Europe/Lisbon', after: times });
  await approve(data[0].id);
  expect((await day('2026-03-05')).logs).toMatchObject([
    { zone: 'Europe/Lisbon', punchInAt: '2026-03-05T09:00:00+00:00' },
  ]);
});

test('a correction requested in the new zone is returned and stored in the zone of its log', async () => {
  const log = await oldLog();
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const { data } = await requestCorrection([{ timeLogId: log, ...times }]);
  // As stored by a server without this rule.
  await api.database.withClient((client) =>
    client.query("UPDATE corrections SET zone = 'Europe/Lisbon' WHERE id = $1", [data[0].id]),
  );
  expect((await approve(data[0].id)).data).toMatchObject({ zone: CHICAGO, after: times });
  expect((await day('2026-03-03')).logs[1]).toMatchObject({ ...times, zone: CHICAGO });
});

test('a manual replacement is in the zone of the old log; a new log is in the company zone', async () => {
  const missing = await oldLog(null);
  const enter = async (body: object) =>
    (
      await api.send('POST', '/admin/time-logs', admin.token, {
        employeeId: employee.id,
        reason: 'By phone',
        ...body,
      })
    ).body.data;
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
  const range = 'startDate=2026-03-01&endDate=2026-03-31';
  const lists = [
    (await api.get(`/user/timeLog/${employee.id}?${range}`, employee.token)).body.data.data,
    (await api.get('/me/time-logs?month=2026-03', employee.token)).body.data,
    (await api.get(`/admin/time-logs?employeeId=${employee.id}`, admin.token)).body.data,
  ];
  for (const rows of lists) expect(rows).toMatchObject([{ zone: CHICAGO }]);
});
