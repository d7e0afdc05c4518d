import {
  type CallQuery,
  createTimeLog,
  explainDay,
  listAttendance,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let ada: number;
let joined: number;
let former: number;
beforeAll(async () => {
  api = await startTestApi();
  const admin = await api.signedIn({
    role: 'ADMIN',
    joiningDate: '2027-01-01',
    firstName: 'Admin',
    lastName: 'One',
  });
  token = admin.token;
  const { fixtures } = api;
  ada = await fixtures.employee({ firstName: 'Ada', lastName: 'Cole', department: 'IT' });
  const first = await fixtures.log(ada, '2026-03-02 09:00:00', '2026-03-02 17:00:20');
  await fixtures.break(ada, first, '2026-03-02 12:00:00', '2026-03-02 12:30:00');
  await fixtures.log(ada, '2026-03-02 22:00:00', '2026-03-03 06:00:20');
  await fixtures.log(ada, '2026-03-04 09:00:00', 'missing-out');
  const open = await fixtures.log(ada, '2026-03-10 09:00:00');
  await fixtures.break(ada, open, '2026-03-10 10:00:00', '2026-03-10 10:15:00');
  await fixtures.break(ada, open, '2026-03-10 11:00:00');
  await fixtures.leave(ada, '2026-02-27', '2026-03-01');
  await fixtures.leave(ada, '2026-03-05', '2026-03-06');
  await fixtures.leave(ada, '2026-03-07', '2026-03-07', 'Pending');
  await fixtures.leave(ada, '2026-03-30', '2026-04-02');
  await fixtures.log(ada, '2026-03-06 09:00:00', '2026-03-06 10:00:00');
  joined = await fixtures.employee({ joiningDate: '2026-03-08', department: 'HR', isActive: null });
  former = await fixtures.employee({ exitDate: '2026-03-03', department: 'HR', isActive: false });
  await fixtures.log(former, '2026-03-04 09:00:00', '2026-03-04 10:00:00');
  await fixtures.employee({ exitDate: '2026-02-28' });
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listAttendance>;
const grid = async (query: Query) => (await api.call(listAttendance, { query, token })).body;
const day = async (employeeId: number, date: string) =>
  (await api.call(explainDay, { params: { employeeId, date }, token })).body.data;
const letters = (row: { days: (string | null)[] }) =>
  row.days.map((status) => status?.charAt(0) ?? '.').join('');

test('a month has the specified status of each day, null outside employment, on days off and in the future', async () => {
  const body = await grid({ month: '2026-03' });
  expect(body).toMatchObject({ total: 3, pageSize: 10, month: '2026-03', today: '2026-03-10' });
  expect(body.data.map(letters)).toEqual([
    'LPAPLL..AP...................LL',
    '...............................',
    '.AA............................',
  ]);
  expect(body.data[0]).toMatchObject({
    employeeId: ada,
    employeeName: 'Ada Cole',
    department: 'IT',
    present: 3,
    absent: 2,
    leave: 5,
    // The sum of the days: 16:00:40 − 30 min, and 1:00:00; the open log is not worked yet.
    workedMins: 991,
    breakMins: 45,
    zone: null,
    sums: {
      workedMins: 991,
      // Three days of eight hours, 2 to 4 March: today is not over.
      expectedMins: 4 * 480,
      balanceMins: 991 - 4 * 480,
      adjustmentMins: 0,
      lateMins: 0,
      lateDays: 0,
    },
  });
});

test('a month has the figures of each day', async () => {
  const { figures } = (await grid({ month: '2026-03' })).data[0] ?? {};
  expect(figures?.map(({ status }) => status).slice(0, 11)).toEqual([
    'Leave',
    'Present',
    'Absent',
    'Present',
    'Leave',
    'Leave',
    'Day off',
    'Day off',
    'Absent',
    'At work',
    'Not due',
  ]);
  expect(figures?.[1]).toEqual({
    status: 'Present',
    expectedMins: 480,
    workedMins: 931,
    breakMins: 30,
    lateMins: 0,
    earlyMins: 0,
    isOver: true,
    hasLogs: true,
    isMissingOut: false,
    holiday: null,
  });
  expect(figures?.[3]).toMatchObject({ isMissingOut: true, workedMins: 0 });
  expect(figures?.[5]).toMatchObject({ status: 'Leave', workedMins: 60, expectedMins: 0 });
});

test.each<[Query, string, number]>([
  [{}, '2026-03', 3],
  [{ month: '2026-02' }, '2026-02', 3],
  [{ month: '2026-03', department: 'HR' }, '2026-03', 2],
  [{ month: '2026-03', search: 'cole ada' }, '2026-03', 1],
  [{ month: '2026-03', isActive: true }, '2026-03', 1],
  [{ month: '2026-03', isActive: false }, '2026-03', 2],
  [{ month: '2027-02' }, '2027-02', 3],
])('the query %j is the month %s with %i people', async (query, month, total) => {
  const body = await grid(query);
  expect([body.month, body.total]).toEqual([month, total]);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
  ['2026-04', 30],
])('%s has %i days', async (month, days) => {
  expect((await grid({ month })).data[0]?.days).toHaveLength(days);
});

test('employees are paged', async () => {
  for (let index = 0; index < 9; index += 1) {
    await api.fixtures.employee({ department: 'Operations' });
  }
  expect((await grid({ page: 0 })).data).toHaveLength(10);
  expect((await grid({ page: 1 })).data).toHaveLength(2);
  expect((await grid({ page: 9 })).data).toEqual([]);
});

test('an explained day has each log with zone, source and breaks', async () => {
  const found = await day(ada, '2026-03-02');
  expect(found).toMatchObject({
    employeeName: 'Ada Cole',
    status: 'Present',
    leave: null,
    corrections: [],
    workedMins: 931,
    breakMins: 30,
  });
  expect(found.logs).toHaveLength(2);
  expect(found.logs[0]).toMatchObject({
    punchIn: '2026-03-02 09:00:00',
    zone: 'UTC-06:00',
    source: 'punch',
    enteredBy: null,
    isSuperseded: false,
    spanSeconds: 28_820,
    breaks: [
      {
        start: '2026-03-02 12:00:00',
        startAt: '2026-03-02T12:00:00-06:00',
        end: '2026-03-02 12:30:00',
        endAt: '2026-03-02T12:30:00-06:00',
        seconds: 1800,
        reason: 'Lunch',
      },
    ],
    workedSeconds: 27_020,
  });
});

test('a manual log says who entered it and why', async () => {
  const times = { punchIn: '2026-03-09 08:00:00', punchOut: '2026-03-09 10:00:00' };
  const entered = { employeeId: ada, ...times, reason: 'Badge was lost' };
  const { body } = await api.call(createTimeLog, { body: entered, token });
  const { logs } = await day(ada, '2026-03-09');
  expect(logs).toMatchObject([
    { id: body.data.id, source: 'manual', enteredBy: 'Admin One', reason: 'Badge was lost' },
  ]);
});

test.each([
  ['a night shift’s second day', '2026-03-03', 'Absent', 0, 0],
  ['a log without a punch-out', '2026-03-04', 'Present', 1, 0],
  ['leave with a punch-in', '2026-03-06', 'Leave', 1, 60],
  ['today, open', '2026-03-10', 'At work', 1, 0],
  ['tomorrow', '2026-03-11', 'Not due', 0, 0],
  ['a leap day', '2028-02-29', 'Not due', 0, 0],
  ['a Sunday', '2026-03-08', 'Day off', 0, 0],
])('%s', async (_title, date, status, logs, workedMins) => {
  const found = await day(ada, date);
  expect([found.status, found.logs.length, found.workedMins]).toEqual([status, logs, workedMins]);
});

test('a day includes its leave', async () => {
  expect((await day(ada, '2026-03-06')).leave).toMatchObject({
    type: 'Annual',
    startDate: '2026-03-05',
    endDate: '2026-03-06',
  });
});

test('outside employment a day has no status, even with a punch-in', async () => {
  expect((await day(joined, '2026-03-07')).status).toBeNull();
  const after = await day(former, '2026-03-04');
  expect([after.status, after.logs.length]).toEqual([null, 1]);
});

const calls = { listAttendance, explainDay };
test.each([
  ['listAttendance', { query: { month: '2026-00' } }, 400],
  ['listAttendance', { query: { month: 'March' } }, 400],
  ['explainDay', { params: { employeeId: 1, date: '2026-02-30' } }, 400],
  ['explainDay', { params: { employeeId: 'x', date: '2026-02-03' } }, 400],
  ['explainDay', { params: { employeeId: 999_999, date: '2026-02-03' } }, 404],
] as const)('%s with %j is %i', async (name, request, status) => {
  const response = await api.callUnchecked(calls[name], { ...request, token });
  expect(response.status).toBe(status);
});
