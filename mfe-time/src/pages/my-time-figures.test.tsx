import {
  getMyAttendance,
  getMyShifts,
  getTimeStatistics,
  listOwnTimeLogs,
  type MyAttendanceBody,
} from '@rollcall/shared/contract';
import {
  addDays,
  formatTime,
  HOUR_MS,
  lastOfMonth,
  today as todayIn,
  toWallClock,
} from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
  someFigures,
  someSums,
} from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { MyTimePage } from './my-time-page.tsx';

const server = serveContract();
const ZONE = 'America/Chicago';
const today = todayIn(Date.now(), ZONE);
const month = today.slice(0, 7);
const OWN = ['self', 'working-time'];

const open = (path = '/my/time', capabilities: readonly string[] = OWN) =>
  renderPage([{ path: '/my/time', Component: MyTimePage }], {
    server,
    path,
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities,
    zone: ZONE,
  });

beforeEach(() => {
  server.respond(getMyShifts, () => aResponse({ today, days: [] }));
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([], 0),
    open: null,
    now: `${today} 12:00:00`,
    today,
    zone: ZONE,
  }));
  server.respond({ ...getTimeStatistics, path: '/user/timeLog/stat/7' }, () =>
    aResponse({ totalWorkedTime: 0, totalBreakTime: 0, totalWorkedDays: 0, totalLeaves: 0 }),
  );
});

/** A month of days off, except what `days` says of a date. */
type DayChanges = Readonly<Record<string, Parameters<typeof someFigures>[0]>>;

function attendanceOf(
  shown = month,
  changes: Partial<MyAttendanceBody> = {},
  days: DayChanges = {},
) {
  const length = Number(lastOfMonth(`${shown}-01`).slice(8));
  return aResponse({
    month: shown,
    today,
    figures: Array.from({ length }, (_, index) => someFigures(days[addDays(`${shown}-01`, index)])),
    zones: Array.from({ length }, () => aPlan().zone),
    sums: someSums(),
    plan: aPlan(),
    week: { from: '2028-01-31', sums: someSums({ expectedMins: 2400, balanceMins: -470 }) },
    openUntil: null,
    ...changes,
  });
}

const serveAttendance = (changes: Partial<MyAttendanceBody> = {}, days: DayChanges = {}) =>
  server.respond(getMyAttendance, ({ query }) => attendanceOf(query.month, changes, days));

const plan = async () =>
  (await screen.findByRole('region', { name: 'Plan and balance' })).textContent;

test('the page says what is planned today, and the balance of the days of this week that are over', async () => {
  serveAttendance();
  open();
  expect(await plan()).toBe(
    'Today: 09:00 AM – 05:30 PM, Office schedule' +
      'This week: 32 hrs 10 min of 40 hrs, −7 hrs 50 min. Counts the days of the week that are over.',
  );
});

test('an adjustment of the week is mentioned and is no worked time', async () => {
  const sums = someSums({ expectedMins: 480, balanceMins: -450, adjustmentMins: 30 });
  serveAttendance({ week: { from: '2028-01-31', sums } });
  open();
  expect(await plan()).toContain(
    'This week: 0 min of 8 hrs, −7 hrs 30 min, including an adjustment of +30 min.',
  );
});

test.each<[string, Partial<MyAttendanceBody>, Parameters<typeof someFigures>[0], string]>([
  ['by roster', { plan: aPlan({ isRostered: true }) }, {}, '09:00 AM – 05:30 PM, by roster'],
  ['a day off', { plan: aPlan({ kind: 'day-off', shifts: [] }) }, {}, 'day off'],
  ['nothing planned', { plan: aPlan({ kind: 'unplanned' }) }, {}, 'nothing is planned'],
  ['a leave', {}, { status: 'Leave' }, 'on leave'],
  [
    'a holiday',
    { plan: aPlan({ kind: 'holiday', holiday: { name: 'Carnival', part: 'full' } }) },
    {},
    'Carnival (holiday)',
  ],
  [
    'half a holiday',
    { plan: aPlan({ holiday: { name: 'Carnival', part: 'am' } }) },
    {},
    '09:00 AM – 05:30 PM, Office schedule, Carnival in the morning',
  ],
  ['late', {}, { lateMins: 12 }, '09:00 AM – 05:30 PM, Office schedule · You were 12 min late.'],
])('today is %s', async (_title, changes, day, text) => {
  const nothing = someSums({ expectedMins: 0, balanceMins: 0 });
  const week = { from: '2028-01-31', sums: nothing };
  serveAttendance({ ...changes, week }, { [today]: day });
  open();
  expect(await plan()).toBe(`Today: ${text}This week: no day that expects work is over yet.`);
});

test('a plan in another zone than the company has the clock and its times in that zone, named once', async () => {
  const BERLIN = 'Europe/Berlin';
  const at = Date.now() - HOUR_MS;
  const log = aTimeLog({
    workDate: todayIn(at, BERLIN),
    punchIn: toWallClock(at, ZONE),
    punchOut: null,
    zone: ZONE,
    state: 'open',
    totalWorkedMins: null,
  });
  serveAttendance({ plan: aPlan({ zone: BERLIN }) });
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([], 0),
    open: log,
    now: toWallClock(Date.now(), ZONE),
    today,
    zone: ZONE,
  }));
  open();
  const since = formatTime(toWallClock(at, BERLIN));
  expect(await screen.findByText(`Punched in since ${since}`)).toBeVisible();
  expect(screen.getByText(/^It is \d{2}:\d{2}\s[AP]M, Berlin time\.$/)).toBeVisible();
  expect(await plan()).not.toContain('Berlin');
});

test('the own month has letters, marks and names, a week per row, and sums', async () => {
  serveAttendance(
    { sums: someSums({ adjustmentMins: 60 }) },
    { '2028-02-01': { status: 'Present', hasLogs: true, lateMins: 12 } },
  );
  open('/my/time?month=2028-02');
  const table = await screen.findByRole('table', { name: 'Days of the month' });
  const headings = within(table).getAllByRole('columnheader');
  // The week of the server begins on a Monday.
  expect(headings.map(({ textContent }) => textContent).join(' ')).toBe('Mo Tu We Th Fr Sa Su');
  const [, ...weeks] = within(table).getAllByRole('row');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toHaveTextContent('P·····');
  expect(within(table).getByRole('button', { name: 'Feb 02, 2028: Day off' })).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(legend).toHaveTextContent(/^PPresent·Day offLate$/);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Expected', 'Worked', '±']);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['160 hrs', '156 hrs 40 min', '−3 hrs 20 min+1 hr adjusted']);
});

test('holidays are named, and the legend says what an empty day means', async () => {
  serveAttendance(
    {},
    {
      '2028-02-02': { status: 'Holiday', holiday: 'Texas Day' },
      '2028-02-03': { status: 'Present', holiday: 'Carnival' },
      '2028-02-29': { status: 'Not due' },
    },
  );
  open('/my/time?month=2028-02');
  const holidays = await screen.findByRole('list', { name: 'Holidays of the month' });
  expect(holidays).toHaveTextContent('Feb 02, 2028: Texas DayFeb 03, 2028: holiday: Carnival');
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(legend).toHaveTextContent(/Not due yet, not planned, or outside the employment$/);
});

test('the sums of this month say which days they count', async () => {
  serveAttendance();
  open();
  expect(
    await screen.findByText('Expected and ± count the days that are over, Worked counts all days.'),
  ).toBeVisible();
});

test.each([403, 404, 422, 500])(
  'a failure of the figures (%i) is shown once with Retry, and leaves the clock and the list',
  async (status) => {
    server.refuse(getMyAttendance, status, '');
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Punch In' })).toBeVisible();
    expect(await screen.findByText('No time logs in this month.')).toBeVisible();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Failed to fetch attendance records');
    serveAttendance();
    await user.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await plan()).toContain('Today: 09:00 AM');
    expect(await screen.findByRole('table', { name: 'Days of the month' })).toBeVisible();
  },
);

test('a failure of the figures of another month is shown in place of its days', async () => {
  server.respondRaw(getMyAttendance, ({ query }) => ({
    status: query.month === '2028-02' ? 422 : 200,
    body: attendanceOf(query.month),
  }));
  const { user } = open('/my/time?month=2028-02');
  const failure = await screen.findByRole('alert');
  serveAttendance();
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Days of the month' })).toBeVisible();
});

test('totals that cannot be read are shown with Retry', async () => {
  serveAttendance();
  server.refuse({ ...getTimeStatistics, path: '/user/timeLog/stat/7' }, 500, '');
  open();
  const failure = await screen.findByRole('alert');
  expect(within(failure).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Total Work Time' })).not.toBeInTheDocument();
});

test('the totals say that they follow the time policy', async () => {
  serveAttendance();
  open();
  expect(await screen.findByText(/^Totals follow the time policy/)).toBeVisible();
});

test('without the capability nothing is read or shown', async () => {
  open('/my/time', ['self']);
  expect(await screen.findByText('No time logs in this month.')).toBeVisible();
  expect(server.requestsOf(getMyAttendance)).toEqual([]);
  expect(screen.queryByRole('table', { name: 'Days of the month' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Totals follow/)).not.toBeInTheDocument();
});
