import { type CallQuery, getAttendanceBoard } from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Tuesday, 10 March 2026, at noon. The company works from 09:00 to 17:30.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  const { fixtures } = api;
  token = (await api.signedIn({ role: 'ADMIN', firstName: 'Zoe', joiningDate: '2026-04-01' }))
    .token;
  const named = (firstName: string, values = {}) =>
    fixtures.employee({ firstName, department: 'IT', ...values });
  await named('Due', { shiftStartTime: '14:00', shiftEndTime: '22:00', department: 'HR' });
  await fixtures.log(await named('Working'), '2026-03-10 08:58:00');
  await fixtures.log(await named('Late'), '2026-03-10 09:12:30');
  const pausing = await named('Pausing');
  const log = await fixtures.log(pausing, '2026-03-10 09:00:00');
  await fixtures.break(pausing, log, '2026-03-10 11:40:00');
  await fixtures.log(await named('Gone'), '2026-03-10 08:00:00', '2026-03-10 11:00:00');
  await named('Missing');
  await fixtures.leave(await named('Away'), '2026-03-09', '2026-03-11');
  await fixtures.log(await named('Forgotten'), '2026-03-09 09:00:00');
  const night = { shiftStartTime: '22:00', shiftEndTime: '06:00' };
  await fixtures.log(await named('Night', night), '2026-03-09 22:00:00');
  const off = await named('Off');
  const extra = await named('Extra');
  await run(
    `INSERT INTO roster_entries (employee_id, date, position) VALUES (${off}, '2026-03-10', 0), (${extra}, '2026-03-10', 0)`,
  );
  await fixtures.log(extra, '2026-03-10 10:00:00');
  await named('Former', { exitDate: '2026-03-01' });
  await named('New', { isActive: null });
  const berlin = await named('Berlin');
  await fixtures.ownZone(berlin, 'Europe/Berlin');
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const board = async (query: CallQuery<typeof getAttendanceBoard> = {}) =>
  (await api.call(getAttendanceBoard, { query, token })).body;
async function stateOf(search: string) {
  const { data } = await board({ search });
  expect(data.length).toBeLessThan(2);
  return data[0];
}

const OFFICE = [{ start: '2026-03-10 09:00:00', end: '2026-03-10 17:30:00' }];

test.each([
  [
    'Due',
    {
      state: 'due',
      since: null,
      shifts: [{ start: '2026-03-10 14:00:00', end: '2026-03-10 22:00:00' }],
    },
  ],
  ['Working', { state: 'at-work', since: '2026-03-10 08:58:00', lateMins: 0 }],
  ['Late', { state: 'late', since: '2026-03-10 09:12:30', lateMins: 12 }],
  ['Pausing', { state: 'on-break', since: '2026-03-10 11:40:00' }],
  ['Gone', { state: 'left', since: '2026-03-10 11:00:00' }],
  ['Missing', { state: 'missing', since: null, shifts: OFFICE }],
  ['Away', { state: 'on-leave' }],
  ['Forgotten', { state: 'still-open', workDate: '2026-03-09', since: '2026-03-09 09:00:00' }],
  ['Extra', { state: 'at-work', shifts: [] }],
])('%s', async (name, expected) => {
  expect(await stateOf(name)).toMatchObject(expected);
});

test.each(['Off', 'Former', 'New', 'Zoe'])('%s is not on the board', async (name) => {
  expect(await stateOf(name)).toBeUndefined();
});

test('a night shift of yesterday is still open at noon, when its window has ended, and not before', async () => {
  expect((await stateOf('Night'))?.state).toBe('still-open');
  api.setNow(NOON - HOUR_MS);
  expect(await stateOf('Night')).toMatchObject({
    state: 'at-work',
    since: '2026-03-09 22:00:00',
    shifts: [{ start: '2026-03-09 22:00:00', end: '2026-03-10 06:00:00' }],
  });
});

test('the night shift of yesterday can be late, and today has its own plan', async () => {
  const night = { shiftStartTime: '22:00', shiftEndTime: '06:00' };
  const id = await api.fixtures.employee({ firstName: 'Nightlate', ...night });
  await run(
    `INSERT INTO roster_entries (employee_id, date, position) VALUES (${id}, '2026-03-10', 0)`,
  );
  await api.fixtures.log(id, '2026-03-09 22:40:00');
  api.setNow(NOON - 8 * HOUR_MS);
  expect(await stateOf('Nightlate')).toMatchObject({
    state: 'late',
    lateMins: 40,
    shifts: [{ start: '2026-03-09 22:00:00', end: '2026-03-10 06:00:00' }],
  });
  await run(`DELETE FROM employees WHERE id = ${id}`);
});

test('until the night shift of yesterday ends, its employee is expected for it, and the next one is not due', async () => {
  const night = { shiftStartTime: '22:00', shiftEndTime: '06:00' };
  const id = await api.fixtures.employee({ firstName: 'Nightmissing', ...night });
  const missing = { shifts: [{ start: '2026-03-09 22:00:00', end: '2026-03-10 06:00:00' }] };
  api.setNow(NOON - 6 * HOUR_MS - 1000);
  expect(await stateOf('Nightmissing')).toMatchObject({ state: 'missing', ...missing });
  const log = await api.fixtures.log(id, '2026-03-09 22:00:00', '2026-03-10 01:00:00');
  expect(await stateOf('Nightmissing')).toMatchObject({
    state: 'left',
    since: '2026-03-10 01:00:00',
  });
  await run(`DELETE FROM time_logs WHERE id = ${log}`);
  api.setNow(NOON - 6 * HOUR_MS);
  expect(await stateOf('Nightmissing')).toMatchObject({
    state: 'due',
    shifts: [{ start: '2026-03-10 22:00:00', end: '2026-03-11 06:00:00' }],
  });
  await run(`DELETE FROM employees WHERE id = ${id}`);
});

test('a log without a plan is at work for 16 hours, also after midnight', async () => {
  const id = await api.fixtures.employee({ firstName: 'Unplanned' });
  await run(
    `INSERT INTO roster_entries (employee_id, date, position) VALUES (${id}, '2026-03-09', 0)`,
  );
  await api.fixtures.log(id, '2026-03-09 20:30:00');
  expect((await stateOf('Unplanned'))?.state).toBe('at-work');
  api.setNow(NOON + HOUR_MS);
  expect((await stateOf('Unplanned'))?.state).toBe('still-open');
  await run(`DELETE FROM employees WHERE id = ${id}`);
});

test('times are those of the employee’s zone, also of a log that was punched in another one', async () => {
  const id = await api.fixtures.employee({ firstName: 'Kolkata' });
  await api.fixtures.ownZone(id, 'Asia/Kolkata');
  await api.fixtures.log(id, '2026-03-10 09:00:00');
  expect(await stateOf('Kolkata')).toMatchObject({
    zone: 'Asia/Kolkata',
    since: '2026-03-10 20:30:00',
  });
  await run(`DELETE FROM employees WHERE id = ${id}`);
});

test('the day of someone in another zone is their own', async () => {
  expect(await stateOf('Berlin')).toMatchObject({
    state: 'missing',
    zone: 'Europe/Berlin',
    shifts: OFFICE,
  });
});

test('counts are of everyone who matches search and department, whatever the state', async () => {
  const { counts, total, today } = await board({ state: 'at-work', department: 'IT' });
  expect([total, today]).toEqual([2, '2026-03-10']);
  expect(counts).toEqual({
    due: 0,
    'at-work': 2,
    late: 1,
    'on-break': 1,
    left: 1,
    missing: 2,
    'on-leave': 1,
    'still-open': 2,
  });
});

test('rows are paged in the order of names', async () => {
  const [first, second] = [await board(), await board({ page: 1 })];
  expect([first.total, first.data.length, second.data.length]).toEqual([11, 10, 1]);
  const names = [...first.data, ...second.data].map(({ employeeName }) => employeeName);
  expect(names).toEqual(names.toSorted());
});

test.each<[CallQuery<typeof getAttendanceBoard>, string]>([
  [{ sort: 'employee', order: 'desc' }, 'Working, Pausing, Night'],
  [{ sort: 'state' }, 'Due, Extra, Working'],
  [{ sort: 'state', order: 'desc' }, 'Forgotten, Night, Away'],
  [{ sort: 'since' }, 'Forgotten, Night, Working'],
  [{ sort: 'since', order: 'desc' }, 'Pausing, Gone, Extra'],
  [{ sort: 'late', order: 'desc' }, 'Late, Away, Berlin'],
  [{ sort: 'since', state: 'missing' }, 'Berlin, Missing'],
])('sorted by %j the first are %s', async (query, expected) => {
  const { data } = await board(query);
  const first = data.slice(0, 3).map(({ employeeName }) => employeeName.split(' ')[0]);
  expect(first.join(', ')).toBe(expected);
});

test('rows without a value are last in both directions', async () => {
  for (const order of ['asc', 'desc'] as const) {
    const rows = [
      ...(await board({ sort: 'since', order })).data,
      ...(await board({ sort: 'since', order, page: 1 })).data,
    ];
    expect(rows.map(({ since }) => since === null)).toEqual([
      ...Array(7).fill(false),
      ...Array(4).fill(true),
    ]);
  }
});
