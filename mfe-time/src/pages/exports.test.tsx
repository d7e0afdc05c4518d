import {
  BOARD_STATES,
  type BoardState,
  getAttendanceBoard,
  listAttendance,
  listCorrections,
  listOvertime,
  listTimeLogs,
} from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import {
  aPageOf,
  pressExport,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { CorrectionsPage } from './corrections-page.tsx';
import { MonthPage } from './month-page.tsx';
import { OvertimePage } from './overtime-page.tsx';
import { TimeLogsPage } from './time-logs-page.tsx';
import { TodayPage } from './today-page.tsx';

const server = serveContract();
const ZONE = 'UTC-06:00';
const TODAY = toWallClock(Date.now(), ZONE).slice(0, 10);

beforeEach(() => {
  server.respond(listTimeLogs, () => aPageOf([], 0));
  server.respond(getAttendanceBoard, () => ({
    ...aPageOf([], 0),
    counts: Object.fromEntries(BOARD_STATES.map((state) => [state, 0])) as Record<
      BoardState,
      number
    >,
    today: TODAY,
  }));
  server.respond(listOvertime, () => ({ ...aPageOf([], 0), isCalculating: false }));
  server.respond(listAttendance, () => ({
    ...aPageOf([], 0),
    month: TODAY.slice(0, 7),
    today: TODAY,
  }));
  server.respond(listCorrections, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));
});

const open = (path: string, others: readonly string[] = []) =>
  renderAsAdministrator(
    [
      { path: '/time/logs', Component: TimeLogsPage },
      { path: '/time/today', Component: TodayPage },
      { path: '/time/month', Component: MonthPage },
      { path: '/time/corrections', Component: CorrectionsPage },
      { path: '/time/overtime', Component: OvertimePage },
    ],
    {
      server,
      path,
      capabilities: ['timelogs.page', 'attendance.month', 'corrections', 'export', ...others],
      zone: ZONE,
    },
  );

test.each([
  [
    '/time/logs?from=2026-03-01&state=open&sort=worked&page=2',
    'time-logs',
    // Sorted by anything but the day, the list has a month at most.
    { from: '2026-03-01', to: '2026-03-31', state: 'open' },
  ],
  ['/time/today?department=IT', 'time-logs', { from: TODAY, to: TODAY, department: 'IT' }],
  ['/time/month', 'month-days', { month: TODAY.slice(0, 7) }],
  ['/time/month?month=2026-02&search=ana', 'month-days', { month: '2026-02', search: 'ana' }],
  ['/time/corrections?status=Pending', 'corrections', { status: 'Pending' }],
  ['/time/overtime', 'overtime', { state: 'pending' }],
  ['/time/overtime?state=all&bucket=night&sort=employee', 'overtime', { bucket: 'night' }],
] as const)('%s exports %s with %j', async (path, list, filter) => {
  expect(await pressExport(server, open(path), list)).toEqual({ list, filter });
});

test('the board exports what it shows', async () => {
  const page = open('/time/today?view=board&state=late&department=IT&sort=late', ['working-time']);
  expect(await pressExport(server, page, 'board')).toEqual({
    list: 'board',
    filter: { state: 'late', department: 'IT' },
  });
});
