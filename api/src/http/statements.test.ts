import {
  createDepartment,
  endBreak,
  getDashboard,
  getMe,
  getWaiting,
  listAttendance,
  listAudit,
  listBreaks,
  listCorrections,
  listEmployees,
  listEmployeeTimeLogs,
  listLeaves,
  listNotifications,
  listOwnTimeLogs,
  listTimeLogs,
  punchIn,
  punchOut,
  requestCorrections,
  startBreak,
} from '@rollcall/shared/contract';
import { Client } from 'pg';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// What a call costs, on any machine: what it sends to the database, and how often it waits for it
// (docs/performance.md#calls-of-the-api).

const { query: send } = Client.prototype;
let statements = 0;
/** A statement that is sent before the response to the one before does not wait for it. */
let waits = 0;
let unanswered = 0;
jest.spyOn(Client.prototype, 'query').mockImplementation(function query(
  this: Client,
  ...args: unknown[]
) {
  statements += 1;
  if (unanswered === 0) waits += 1;
  unanswered += 1;
  const answered = () => {
    unanswered -= 1;
  };
  const callback = args.at(-1);
  // The pool passes one.
  if (typeof callback === 'function') {
    args[args.length - 1] = (...result: unknown[]) => {
      answered();
      callback(...result);
    };
  }
  const response = Reflect.apply(send, this, args) as Promise<unknown> | undefined;
  response?.then(answered, answered);
  return response as never;
});
let api: TestApi;
let admin: { id: number; token: string };
let ana: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada' });
  ana = await api.signedIn({ firstName: 'Ana' });
  const log = await api.fixtures.log(ana.id, '2026-03-09 09:00:00', '2026-03-09 17:00:00');
  await api.fixtures.break(ana.id, log, '2026-03-09 12:00:00', '2026-03-09 12:30:00');
  await api.fixtures.leave(ana.id, '2026-03-16', '2026-03-18', 'Pending');
  // What waits, since a list of nothing asks for less.
  await api.fixtures.log(ana.id, '2026-03-10 09:00:00', 'missing-out');
  await api.fixtures.employee({ isActive: null });
  await api.call(createDepartment, { body: { name: 'Stores' }, token: admin.token });
  const times = { punchIn: '2026-03-09 09:00:00', punchOut: '2026-03-09 18:00:00' };
  const rows = [{ timeLogId: log, ...times }];
  await api.call(requestCorrections, { body: { rows, reason: 'Forgot' }, token: ana.token });
});
afterAll(() => api.stop());

async function costOf(work: () => Promise<unknown>): Promise<[statements: number, waits: number]> {
  const before = [statements, waits] as const;
  await work();
  return [statements - before[0], waits - before[1]];
}

test('a day of an employee at the clock', async () => {
  const { token } = ana;
  let id = 0;
  const counts = {
    punchIn: await costOf(async () => {
      id = (await api.call(punchIn, { body: {}, token })).body.data.id;
    }),
    startBreak: await costOf(() => api.call(startBreak, { params: { id }, body: {}, token })),
    endBreak: await costOf(() => api.call(endBreak, { params: { id }, body: {}, token })),
    punchOut: await costOf(() => api.call(punchOut, { params: { id }, body: {}, token })),
  };
  expect(counts).toEqual({
    punchIn: [8, 5],
    startBreak: [7, 5],
    endBreak: [7, 5],
    punchOut: [7, 5],
  });
});

test.each<[number, string, () => Promise<unknown>]>([
  [2, 'own record', () => api.call(getMe, ana)],
  [2, 'own logs', () => api.call(listOwnTimeLogs, { query: {}, ...ana })],
  [
    2,
    'logs of one employee',
    () => api.call(listEmployeeTimeLogs, { params: { employeeId: ana.id }, ...ana }),
  ],
  [2, 'dashboard', () => api.call(getDashboard, admin)],
  [2, 'what waits', () => api.call(getWaiting, admin)],
  [2, 'notifications', () => api.call(listNotifications, { query: {}, ...admin })],
  [2, 'employees', () => api.call(listEmployees, { query: { page: 0 }, ...admin })],
  [2, 'time logs', () => api.call(listTimeLogs, { query: { page: 0 }, ...admin })],
  [
    2,
    'time logs of today, with counts',
    () => {
      const day = { from: '2026-03-10', to: '2026-03-10' };
      return api.call(listTimeLogs, { query: { ...day, withCounts: true }, ...admin });
    },
  ],
  [2, 'leaves', () => api.call(listLeaves, { query: { page: 0 }, ...admin })],
  [2, 'breaks', () => api.call(listBreaks, { query: { page: 0 }, ...admin })],
  [2, 'audit', () => api.call(listAudit, { query: { page: 0 }, ...admin })],
  // These calculate: what counts for the days is read after their employees.
  [6, 'month', () => api.call(listAttendance, { query: { page: 0 }, ...admin })],
])('%i statements: %s', async (expected, _, read) => {
  const [sent] = await costOf(read);
  expect(sent).toBe(expected);
});

test('corrections: what counts for their days is sent together', async () => {
  expect(await costOf(() => api.call(listCorrections, { query: { page: 0 }, ...admin }))).toEqual([
    5, 3,
  ]);
});
