/** @database embedded */
import {
  type CallBody,
  type CallQuery,
  createShift,
  deleteRosterEntry,
  getRoster,
  listAudit,
  setRosterEntry,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// 2 March 2026 is a Monday.

let api: TestApi;
let token: string;
let early: number;
let late: number;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const add = async (name: string, startTime: string, endTime: string) => {
    const body = { name, startTime, endTime, expectedMin: 240, colour: 'green' as const };
    return (await api.call(createShift, { body, token })).body.data.id;
  };
  early = await add('Early', '06:00', '12:00');
  late = await add('Late', '12:00', '20:00');
  night = await add('Night', '22:00', '06:00');
});
afterAll(() => api.stop());

const run = (sql: string) => api.database.withClient((client) => client.query(sql));
const read = (query: CallQuery<typeof getRoster>) => api.call(getRoster, { query, token });
const set = (employeeId: number, date: string, body: CallBody<typeof setRosterEntry>) =>
  api.call(setRosterEntry, { params: { employeeId, date }, body, token });
const remove = (employeeId: number, date: string) =>
  api.call(deleteRosterEntry, { params: { employeeId, date }, token });

test('a roster shows what is planned, with leaves, and before the first day of work', async () => {
  const id = await api.fixtures.employee({ lastName: 'Rosterling', joiningDate: '2026-03-06' });
  await api.fixtures.leave(id, '2026-03-09', '2026-03-09');
  await set(id, '2026-03-07', { shiftIds: [early, night], reason: 'Stocktaking' });
  const query = { from: '2026-03-05', to: '2026-03-09', search: 'rosterling' };
  const { data, total } = (await read(query)).body;
  expect([total, data.length, data[0]?.employeeName]).toEqual([
    1,
    1,
    expect.stringContaining('Rosterling'),
  ]);
  const base = {
    entry: null,
    holiday: null,
    isDraft: false,
    isRostered: false,
    leave: null,
    pendingLeave: null,
    isEmployed: true,
    isClosed: false,
    conflicts: [],
  };
  const office = {
    kind: 'shifts',
    shifts: [
      expect.objectContaining({
        name: '09:00–17:30',
        start: '09:00',
        end: '17:30',
        colour: 'blue',
      }),
    ],
  };
  expect(data[0]?.days).toEqual([
    { ...base, date: '2026-03-05', ...office, isEmployed: false },
    { ...base, date: '2026-03-06', ...office },
    {
      ...base,
      date: '2026-03-07',
      entry: { shiftIds: [early, night], reason: 'Stocktaking' },
      kind: 'shifts',
      shifts: [
        { id: early, name: 'Early', colour: 'green', start: '06:00', end: '12:00' },
        { id: night, name: 'Night', colour: 'green', start: '22:00', end: '06:00' },
      ],
      isRostered: true,
      isDraft: true,
    },
    { ...base, date: '2026-03-08', kind: 'day-off', shifts: [] },
    { ...base, date: '2026-03-09', ...office, leave: 'Annual' },
  ]);
});

test('an entry replaces the schedule, a day off as well, until it is removed; each change is audited', async () => {
  const id = await api.fixtures.employee();
  const date = '2026-03-10';
  const off = (await set(id, date, { shiftIds: [] })).body.data.day;
  expect([off.kind, off.entry]).toEqual(['day-off', { shiftIds: [], reason: null }]);
  const swapped = await set(id, date, { shiftIds: [late], reason: ' Swap ' });
  expect(swapped.body.data.day.entry).toEqual({ shiftIds: [late], reason: 'Swap' });
  const again = await set(id, date, { shiftIds: [late], reason: 'Swap' });
  expect(again.body.data.undo).toBeNull();
  const back = (await remove(id, date)).body.data.day;
  expect([back.kind, back.entry, back.isRostered]).toEqual(['shifts', null, false]);
  expect((await remove(id, date)).status).toBe(404);
  const { body } = await api.call(listAudit, { query: { employeeId: id }, token });
  expect(body.data).toMatchObject([
    { action: 'roster.draft', before: { date, shiftIds: [late], reason: 'Swap' }, after: null },
    { action: 'roster.draft', before: { date, shiftIds: [] }, after: { date, shiftIds: [late] } },
    { action: 'roster.draft', before: null, after: { date, shiftIds: [] } },
  ]);
});

test('a closed day refuses a change and says so in the roster', async () => {
  const id = await api.fixtures.employee({ lastName: 'Closedson' });
  await set(id, '2026-02-27', { shiftIds: [early] });
  await run(`INSERT INTO periods (id, from_date, to_date, scope_key, closed_at)
    VALUES (1, '2026-02-01', '2026-02-28', 'company', now())`);
  await run(`INSERT INTO period_days SELECT 1, employee_code, day, '{}' FROM employees,
    generate_series('2026-02-01'::timestamp, '2026-02-28', '1 day') AS day WHERE id = ${id}`);
  const refusal = [409, expect.stringMatching(/^February 1 to February 28, 2026 are closed\. /)];
  for (const response of [
    await set(id, '2026-02-27', { shiftIds: [] }),
    await remove(id, '2026-02-27'),
  ]) {
    expect([response.status, response.body.message]).toEqual(refusal);
  }
  expect((await set(id, '2026-03-01', { shiftIds: [] })).status).toBe(200);
  const { data } = (await read({ from: '2026-02-28', to: '2026-03-01', search: 'closedson' })).body;
  expect(data[0]?.days.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('pages have ten employees in the order of their ids; search and department narrow them', async () => {
  for (let n = 0; n < PAGE_SIZE + 1; n += 1) await api.fixtures.employee({ department: 'Finance' });
  const range = { from: '2026-03-02', to: '2026-03-02', department: 'Finance' as const };
  const first = (await read(range)).body;
  const second = (await read({ ...range, page: 1 })).body;
  expect([first.data.length, second.data.length, first.total, first.pageSize]).toEqual([
    10, 1, 11, 10,
  ]);
  const ids = [...first.data, ...second.data].map(({ employeeId }) => employeeId);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect((await read({ ...range, search: 'no such name' })).body).toMatchObject({
    data: [],
    total: 0,
  });
});

test.each([
  ['62 days', '2026-03-01', '2026-05-01', 200],
  ['63 days', '2026-03-01', '2026-05-02', 400],
  ['a reversed range', '2026-03-02', '2026-03-01', 400],
])('%s', async (_title, from, to, status) => {
  expect((await read({ from, to })).status).toBe(status);
});

test.each<[string, () => object]>([
  ['a shift that does not exist', () => ({ shiftIds: [early, 999_999] })],
  ['shifts in the wrong order', () => ({ shiftIds: [late, early] })],
  ['one shift twice', () => ({ shiftIds: [early, early] })],
  ['five shifts', () => ({ shiftIds: Array(5).fill(early) })],
  ['no list', () => ({})],
])('%s is refused', async (_title, bodyOf) => {
  const params = { employeeId: await api.fixtures.employee(), date: '2026-03-12' };
  const response = await api.callUnchecked(setRosterEntry, { params, body: bodyOf(), token });
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, 'shiftIds']);
});

test('an employee who does not exist has no roster', async () => {
  expect((await set(999_999, '2026-03-12', { shiftIds: [] })).status).toBe(404);
});
