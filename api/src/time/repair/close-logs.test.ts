import {
  type CallQuery,
  closeTimeLogs,
  listAudit,
  listNotifications,
  listTimeLogs,
  previewCloseTimeLogs,
  undoTimeLogChanges,
} from '@rollcall/shared/contract';
import { MAX_LOGS_PER_CALL } from '@rollcall/shared/domain';
import { rosterCalls, WEEK } from '../../testing/roster-calls.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
  token = admin.token;
});
afterAll(() => api.stop());
beforeEach(() => api.database.withClient((client) => client.query('DELETE FROM time_logs')));
afterEach(() => api.setNow(NOON));

const roster = rosterCalls(
  () => api,
  () => token,
);
const forgotten = (employeeId: number, punchIn: string) =>
  api.fixtures.log(employeeId, punchIn, 'missing-out');
const preview = async (query: CallQuery<typeof previewCloseTimeLogs>) =>
  (await api.call(previewCloseTimeLogs, { query, token })).body;
const close = (logs: { id: number; punchOutAt: string }[]) =>
  api.call(closeTimeLogs, { body: { logs, reason: 'Forgot to punch out' }, token });

/** Closes what the preview shows at a time of day. */
async function closeAt(at: string) {
  const { data } = await preview({ at });
  return close(data.flatMap(({ id, punchOutAt }) => (punchOutAt ? [{ id, punchOutAt }] : [])));
}

test('the preview shows when each log would end, or why it cannot be closed', async () => {
  const early = await api.fixtures.employee({ firstName: 'Early', lastName: 'Bird' });
  const late = await api.fixtures.employee({ firstName: 'Late', lastName: 'Owl' });
  const first = await forgotten(early, '2026-03-02 09:00:00');
  await api.fixtures.break(early, first, '2026-03-02 12:00:00', '2026-03-02 12:30:00');
  const second = await forgotten(early, '2026-03-03 09:00:00');
  const inTheWay = await api.fixtures.log(early, '2026-03-03 17:00:00', '2026-03-03 18:00:00');
  const third = await forgotten(late, '2026-03-04 18:00:00');
  const own = await forgotten(admin.id, '2026-03-05 09:00:00');
  const today = await forgotten(late, '2026-03-10 09:00:00');
  await api.fixtures.log(late, '2026-03-06 09:00:00', '2026-03-06 17:00:00');
  const { data, total } = await preview({ at: '17:30' });
  expect(total).toBe(5);
  expect(data).toMatchObject([
    {
      id: first,
      employeeName: 'Early Bird',
      workDate: '2026-03-02',
      punchIn: '2026-03-02 09:00:00',
      punchOut: '2026-03-02 17:30:00',
      punchOutAt: '2026-03-02T17:30:00-06:00',
      workedMins: 480,
      breakMins: 30,
      problem: null,
    },
    {
      id: second,
      punchOut: null,
      problem: 'This overlaps the time log of Mar 03, 2026, 05:00 PM – 06:00 PM.',
      timeLogId: inTheWay,
    },
    { id: third, punchOut: null, problem: '05:30 PM is before the punch-in.' },
    {
      id: own,
      punchOut: null,
      problem: 'You cannot change your own time log. Request a correction instead.',
    },
    { id: today, problem: 'Punch out must not be in the future.' },
  ]);
});

test('without a time, each log ends with the shift that is planned on its date', async () => {
  const day = await api.fixtures.employee({ shiftStartTime: '09:00', shiftEndTime: '17:30' });
  const night = await api.fixtures.employee({ shiftStartTime: '22:00', shiftEndTime: '06:00' });
  const unknown = await api.fixtures.employee();
  const late = await roster.anEmployee();
  await roster.set(late.id, WEEK, [await roster.addShift('Late', '13:00', '21:00')]);
  await roster.publish(late.search);
  await forgotten(day, '2026-03-02 09:00:00');
  await forgotten(night, '2026-03-02 22:00:00');
  // A Sunday.
  await forgotten(unknown, '2026-03-08 09:00:00');
  await forgotten(late.id, '2026-03-09 13:05:00');
  const { data } = await preview({});
  expect(data.map(({ punchOut, problem }) => [punchOut, problem])).toEqual([
    ['2026-03-02 17:30:00', null],
    ['2026-03-03 06:00:00', null],
    [null, 'No shift with a fixed end is planned on this day, so choose a time of day.'],
    ['2026-03-09 21:00:00', null],
  ]);
});

test('the preview has the filters of the list', async () => {
  const it = await api.fixtures.employee({ firstName: 'Ida', department: 'IT' });
  const hr = await api.fixtures.employee({ firstName: 'Hugo', department: 'HR' });
  await forgotten(it, '2026-03-02 09:00:00');
  await forgotten(hr, '2026-03-03 09:00:00');
  const namesOf = async (query: CallQuery<typeof previewCloseTimeLogs>) =>
    (await preview({ at: '17:30', ...query })).data.map(
      ({ employeeName }) => employeeName.split(' ')[0],
    );
  expect(await namesOf({})).toEqual(['Ida', 'Hugo']);
  expect(await namesOf({ department: 'IT' })).toEqual(['Ida']);
  expect(await namesOf({ search: 'hugo' })).toEqual(['Hugo']);
  expect(await namesOf({ from: '2026-03-03' })).toEqual(['Hugo']);
  expect(await namesOf({ to: '2026-03-02' })).toEqual(['Ida']);
});

test('what the preview showed is closed, each with a result, and each employee is notified once', async () => {
  const employee = await api.signedIn({ email: 'bulk@example.test' });
  await forgotten(employee.id, '2026-03-02 09:00:00');
  await forgotten(employee.id, '2026-03-03 09:00:00');
  const late = await forgotten(employee.id, '2026-03-04 18:00:00');
  const { status, body } = await closeAt('17:30');
  expect([status, body.message]).toEqual([200, '2 time logs closed']);
  const { data: logs } = (await api.call(listTimeLogs, { query: {}, token })).body;
  expect(logs.map(({ state, totalWorkedMins }) => [state, totalWorkedMins])).toEqual([
    ['missing-out', null],
    ['closed', 510],
    ['closed', 510],
  ]);
  expect(logs[0]?.id).toBe(late);
  const { data: audit } = (await api.call(listAudit, { token })).body;
  expect(audit.slice(0, 2).map(({ action, note }) => [action, note])).toEqual([
    ['time-log.close', 'Forgot to punch out'],
    ['time-log.close', 'Forgot to punch out'],
  ]);
  api.setNow(NOON + 11_000);
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  expect(data.map(({ text }) => text)).toEqual([
    'Your time logs of Mar 02, 2026; Mar 03, 2026 have been closed: Forgot to punch out',
  ]);
  expect(await api.mailsTo('bulk@example.test')).toHaveLength(1);
});

test('a log that cannot be closed at its time is left as it is, and the others are closed', async () => {
  const employeeId = await api.fixtures.employee();
  const good = await forgotten(employeeId, '2026-03-02 09:00:00');
  const early = await forgotten(employeeId, '2026-03-03 09:00:00');
  const long = await forgotten(employeeId, '2026-03-04 09:00:00');
  const covering = await forgotten(employeeId, '2026-03-06 09:00:00');
  await forgotten(employeeId, '2026-03-06 13:00:00');
  const closed = await api.fixtures.log(employeeId, '2026-03-09 09:00:00', '2026-03-09 10:00:00');
  const own = await forgotten(admin.id, '2026-03-02 09:00:00');
  const { status, body } = await close([
    { id: good, punchOutAt: '2026-03-02T17:30:00-06:00' },
    { id: early, punchOutAt: '2026-03-03T08:00:00-06:00' },
    { id: long, punchOutAt: '2026-03-05T17:30:00-06:00' },
    { id: covering, punchOutAt: '2026-03-06T17:30:00-06:00' },
    { id: closed, punchOutAt: '2026-03-09T17:30:00-06:00' },
    { id: own, punchOutAt: '2026-03-02T17:30:00-06:00' },
    { id: 999_999, punchOutAt: '2026-03-02T17:30:00-06:00' },
  ]);
  expect(status).toBe(200);
  expect(body.data.map(({ problem }) => problem)).toEqual([
    null,
    'Punch out must be after punch in.',
    'A time log can be at most 30 hours.',
    'This overlaps the time log of Mar 06, 2026, 01:00 PM – no punch-out.',
    'This log has a punch-out already.',
    'You cannot change your own time log. Request a correction instead.',
    'Someone else has changed this log. Check the new times and try again.',
  ]);
  expect(body.data.filter(({ newId }) => newId !== null)).toHaveLength(1);
});

test('a whole batch is undone, and no one is notified within 10 s', async () => {
  const employee = await api.signedIn({ email: 'batch@example.test' });
  await forgotten(employee.id, '2026-03-02 09:00:00');
  await forgotten(employee.id, '2026-03-03 09:00:00');
  const ids = (await closeAt('17:30')).body.data.flatMap(({ newId }) => newId ?? []);
  const { status, body } = await api.call(undoTimeLogChanges, { body: { ids }, token });
  expect([status, body.message]).toEqual([200, '2 time logs restored']);
  const { data } = (await api.call(listTimeLogs, { query: { state: 'missing-out' }, token })).body;
  expect(data).toHaveLength(2);
  api.setNow(NOON + 60_000);
  expect(await api.mailsTo('batch@example.test')).toEqual([]);
});

test('parallel calls that close the same logs close each once', async () => {
  const people = await Promise.all([1, 2, 3].map(() => api.fixtures.employee()));
  await Promise.all(people.map((id) => forgotten(id, '2026-03-02 09:00:00')));
  const { data } = await preview({ at: '17:30' });
  const logs = data.map(({ id, punchOutAt }) => ({ id, punchOutAt: punchOutAt ?? '' }));
  const responses = await Promise.all([close(logs), close(logs.toReversed()), close(logs)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const closed = responses.flatMap(({ body }) => body.data).filter(({ newId }) => newId !== null);
  expect(closed.map(({ id }) => id).toSorted()).toEqual(logs.map(({ id }) => id).toSorted());
});

test('500 logs are closed at once, more are refused, and the preview says how many there are', async () => {
  await api.database.withClient((client) =>
    client.query(`WITH people AS (
        INSERT INTO employees (employee_code, first_name, email, email_key, search_text)
        SELECT 'BULK-' || n, 'Bulk', 'bulk' || n || '@example.test', 'bulk' || n || '@example.test', 'bulk'
        FROM generate_series(1, 101) AS n RETURNING id)
      INSERT INTO time_logs (employee_id, punch_in, state, work_date, zone)
      SELECT id, day + interval '15 hours', 'missing-out', day, 'UTC-06:00'
      FROM people, generate_series(timestamptz '2026-02-02Z', '2026-02-06Z', '1 day') AS day`),
  );
  const { data, total } = await preview({ at: '17:30' });
  expect([data.length, total]).toEqual([MAX_LOGS_PER_CALL, 505]);
  const logs = data.map(({ id, punchOutAt }) => ({ id, punchOutAt: punchOutAt ?? '' }));
  const { status, body } = await close(logs);
  expect([status, body.message]).toEqual([200, '500 time logs closed']);
  expect((await preview({ at: '17:30' })).total).toBe(5);
  expect((await close([...logs, ...logs.slice(0, 1)])).status).toBe(422);
});
