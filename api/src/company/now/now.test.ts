import { getNow, getRecentDays } from '@rollcall/shared/contract';
import { HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Tuesday, 10 March 2026, at noon. The company works from 09:00 to 17:30, with 5 minutes of grace.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  // Without a plan here until they join.
  token = (await api.signedIn({ role: 'ADMIN', joiningDate: '2026-04-01' })).token;
});
beforeEach(() => api.setNow(NOON));
afterEach(() => run(`DELETE FROM employees WHERE role <> 'ADMIN'`));
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const now = async (department?: string) =>
  (await api.call(getNow, { query: { department }, token })).body.data;
const personOf = async (employeeId: number) =>
  (await now()).people.find((person) => person.employeeId === employeeId);

const NIGHT = { shiftStartTime: '22:00', shiftEndTime: '06:00' };

test('each person has a state, since when, and the planned start (docs/working-time.md#board)', async () => {
  const { fixtures } = api;
  const ada = await fixtures.employee({ firstName: 'ada', lastName: 'byron', department: 'IT' });
  await fixtures.log(ada, '2026-03-10 08:58:00');
  expect(await personOf(ada)).toEqual({
    employeeId: ada,
    employeeName: 'Ada Byron',
    department: 'IT',
    state: 'at-work',
    workDate: '2026-03-10',
    since: '2026-03-10T08:58:00-06:00',
    plannedStart: '2026-03-10T09:00:00-06:00',
    zone: null,
  });
  const late = await fixtures.employee();
  await fixtures.log(late, '2026-03-10 09:12:00');
  expect(await personOf(late)).toMatchObject({ state: 'late' });
  const resting = await fixtures.employee();
  const log = await fixtures.log(resting, '2026-03-10 09:00:00');
  await fixtures.break(resting, log, '2026-03-10 11:40:00');
  expect(await personOf(resting)).toMatchObject({
    state: 'on-break',
    since: '2026-03-10T11:40:00-06:00',
  });
  const away = await fixtures.employee();
  await fixtures.leave(away, '2026-03-09', '2026-03-11');
  expect(await personOf(away)).toMatchObject({ state: 'on-leave', since: null });
});

test('someone who has not come is due within the grace, and missing after it', async () => {
  const id = await api.fixtures.employee();
  api.setNow(NOON - 3 * HOUR_MS + 5 * MINUTE_MS - 1000);
  const expected = { since: null, plannedStart: '2026-03-10T09:00:00-06:00' };
  expect(await personOf(id)).toMatchObject({ state: 'due', ...expected });
  api.setNow(NOON - 3 * HOUR_MS + 5 * MINUTE_MS);
  expect(await personOf(id)).toMatchObject({ state: 'missing', ...expected });
});

test('a flexible shift without core time is due until it ends', async () => {
  const id = await api.fixtures.employee({ shiftStartTime: '06:00', shiftEndTime: '20:00' });
  await run(`UPDATE shifts SET kind = 'flexible' WHERE start_time = '06:00'`);
  expect(await personOf(id)).toMatchObject({ state: 'due' });
});

test('a night shift of yesterday evening is at work', async () => {
  const id = await api.fixtures.employee(NIGHT);
  await api.fixtures.log(id, '2026-03-09 22:00:00');
  api.setNow(NOON - 8 * HOUR_MS);
  expect(await personOf(id)).toMatchObject({
    state: 'at-work',
    workDate: '2026-03-09',
    since: '2026-03-09T22:00:00-06:00',
    plannedStart: '2026-03-09T22:00:00-06:00',
  });
});

test('someone without a plan is shown only while at work', async () => {
  const id = await api.fixtures.employee();
  await run(
    `INSERT INTO roster_entries (employee_id, date, position) VALUES (${id}, '2026-03-10', 0)`,
  );
  expect(await personOf(id)).toBeUndefined();
  await api.fixtures.log(id, '2026-03-10 10:00:00');
  expect(await personOf(id)).toMatchObject({ state: 'at-work', plannedStart: null });
});

test.each([
  ['is not active', { isActive: false }, null],
  ['awaits activation', { isActive: null }, null],
  ['has left for today', {}, '2026-03-10 11:00:00'],
])('someone who %s is not shown', async (_, values, punchOut) => {
  const id = await api.fixtures.employee(values);
  if (punchOut !== null) await api.fixtures.log(id, '2026-03-10 08:00:00', punchOut);
  const { counts } = await now();
  expect(await personOf(id)).toBeUndefined();
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
});

test('times have the offset of the employee’s zone, which is named when it is not the company’s', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.ownZone(id, 'Asia/Kolkata');
  await api.fixtures.log(id, '2026-03-10 09:00:00');
  expect(await personOf(id)).toMatchObject({
    since: '2026-03-10T20:30:00+05:30',
    zone: 'Asia/Kolkata',
  });
});

test('counts are of all, or of a department, and 24 of each state are shown, by name', async () => {
  const { fixtures } = api;
  for (let index = 0; index < 25; index += 1) {
    const lastName = `Z${50 - index}`;
    await fixtures.employee({ firstName: 'Same', lastName, department: 'IT' });
  }
  await fixtures.log(await fixtures.employee({ department: 'HR' }), '2026-03-10 08:00:00');
  const all = await now();
  expect(all.counts).toEqual({
    'at-work': 1,
    late: 0,
    'on-break': 0,
    missing: 25,
    due: 0,
    'on-leave': 0,
  });
  const names = all.people.map(({ employeeName }) => employeeName).slice(1);
  expect(names).toHaveLength(24);
  expect(names).toEqual(names.toSorted());
  const { counts, people } = await now('HR');
  expect([counts['at-work'], counts.missing, people.length]).toEqual([1, 0, 1]);
});

test('of the last fourteen days, today included, are known who punched in and who was on leave', async () => {
  const { fixtures } = api;
  const [ada, ben] = [await fixtures.employee(), await fixtures.employee()];
  await fixtures.log(ada, '2026-02-24 09:00:00', '2026-02-24 17:00:00');
  // Two logs of a day are one person; a night counts for the day on which it began.
  await fixtures.log(ada, '2026-02-25 08:00:00', '2026-02-25 12:00:00');
  await fixtures.log(ada, '2026-02-25 13:00:00', '2026-02-25 17:00:00');
  await fixtures.log(ben, '2026-03-09 22:00:00', '2026-03-10 06:00:00');
  await fixtures.log(ada, '2026-03-10 09:00:00');
  await fixtures.leave(ben, '2026-02-20', '2026-02-26');
  await fixtures.leave(ben, '2026-03-10', '2026-03-12', 'Pending');
  const days = (await api.call(getRecentDays, { token })).body.data;
  expect(days).toHaveLength(14);
  expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-02-25', '2026-03-10']);
  expect(days.filter(({ punchedIn, onLeave }) => punchedIn + onLeave > 0)).toEqual([
    { date: '2026-02-25', punchedIn: 1, onLeave: 1 },
    { date: '2026-02-26', punchedIn: 0, onLeave: 1 },
    { date: '2026-03-09', punchedIn: 1, onLeave: 0 },
    { date: '2026-03-10', punchedIn: 1, onLeave: 0 },
  ]);
});
