import { type BoardRowBody, getAttendanceBoard, listTimeLogs } from '@rollcall/shared/contract';
import { aPageOf, renderAsAdministrator, serveContract, tableRows } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TodayPage } from './today-page.tsx';

const server = serveContract();
const OWN = ['timelogs.page', 'attendance.month', 'timelogs.repair', 'working-time'];
const COUNTS = {
  due: 1,
  'at-work': 1234,
  late: 1,
  'on-break': 0,
  left: 0,
  missing: 0,
  'on-leave': 0,
  'still-open': 1,
};

const ROW: BoardRowBody = {
  employeeId: 7,
  employeeName: 'Ada Cole',
  employeeCode: 'EMP-7',
  department: 'IT',
  state: 'late',
  since: '2028-02-09 09:12:00',
  shifts: [{ start: '2028-02-09 09:00:00', end: '2028-02-09 17:30:00' }],
  lateMins: 12,
  workDate: null,
  timeLogId: 70,
  zone: null,
};

const open = (path: string, capabilities: readonly string[] = OWN) =>
  renderAsAdministrator(
    [
      { path: '/time/today', Component: TodayPage },
      { path: '/time/month', element: <h1>The month</h1> },
    ],
    { server, path, capabilities, zone: 'America/Chicago' },
  );

let rows: BoardRowBody[];
beforeEach(() => {
  rows = [ROW];
  server.respond(listTimeLogs, () => aPageOf([], 0));
  server.respond(getAttendanceBoard, ({ query }) => ({
    ...aPageOf(
      rows.filter(({ state }) => (query.state ?? state) === state),
      Number(query.page),
    ),
    counts: COUNTS,
    today: '2028-02-09',
  }));
});

const counters = () => screen.findByRole('region', { name: 'Employees by status' });
/** Resolves when the board has loaded. */
const board = async () => {
  await within(await counters()).findByRole('button', { name: /^At work ?1,234$/ });
  return screen.findByRole('table', { name: 'Board' });
};
const queries = () => server.requestsOf(getAttendanceBoard).map(({ query }) => query);

test('the table of logs is the default; Board switches to the board, which is in the URL', async () => {
  const { user, at } = open('/time/today?search=ada&state=open&sort=worked&columns=-date&page=2');
  const view = await screen.findByRole('radio', { name: 'Board' });
  expect(view).not.toBeChecked();
  expect(screen.getByRole('table', { name: "Today's Attendance" })).toBeVisible();
  expect(queries()).toEqual([]);
  await user.click(view);
  await board();
  expect(at()).toBe('/time/today?search=ada&view=board');
  expect(queries()).toEqual([{ page: '0', search: 'ada' }]);
  expect(screen.queryByRole('table', { name: "Today's Attendance" })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Time logs' }));
  expect(await screen.findByRole('table', { name: "Today's Attendance" })).toBeVisible();
  expect(at()).toBe('/time/today?search=ada');
});

test('the board does not read time logs', async () => {
  open('/time/today?view=board');
  await board();
  expect(server.requestsOf(listTimeLogs)).toEqual([]);
});

test('a row has state, since when, shift, late minutes and a zone that is not the company’s', async () => {
  rows = [
    ROW,
    {
      ...ROW,
      employeeId: 8,
      state: 'still-open',
      since: '2028-02-08 22:00:00',
      shifts: [...ROW.shifts, { start: '2028-02-09 19:00:00', end: '2028-02-09 22:00:00' }],
      lateMins: 0,
    },
    {
      ...ROW,
      employeeId: 9,
      employeeName: 'Bo Berg',
      state: 'due',
      since: null,
      shifts: [],
      zone: 'Europe/Berlin',
      lateMins: 0,
      timeLogId: null,
    },
  ];
  open('/time/today?view=board');
  await board();
  expect(tableRows('Board')).toEqual([
    ['Ada Cole', 'Late', '09:12 AM', '09:00 AM – 05:30 PM', '12 min'],
    [
      'Ada Cole',
      'Still open',
      'Feb 08, 2028, 10:00 PM',
      '09:00 AM – 05:30 PM, 07:00 PM – 10:00 PM',
      '-',
    ],
    ['Bo BergBerlin time', 'Due', '-', '-', '-'],
  ]);
});

test('each state has a counter, which filters by it; pressed again, it removes the filter', async () => {
  const { user, at } = open('/time/today?view=board&department=IT');
  await board();
  const region = await counters();
  expect(
    within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Due1',
    'At work1,234',
    'Late1',
    'On break0',
    'Left0',
    'Missing0',
    'On leave0',
    'Still open1',
  ]);
  const late = within(region).getByRole('button', { name: 'Late 1' });
  expect(late).toHaveAttribute('aria-pressed', 'false');
  await user.click(late);
  await waitFor(() => expect(late).toHaveAttribute('aria-pressed', 'true'));
  expect(at()).toBe('/time/today?view=board&department=IT&state=late');
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({ page: '0', department: 'IT', state: 'late' }),
  );
  await user.click(late);
  await waitFor(() => expect(at()).toBe('/time/today?view=board&department=IT'));
});

test.each([
  ['', 'No one is expected today, and no one has punched in.'],
  ['&state=missing', 'No one is missing: everyone whose shift has begun is here or was here.'],
  ['&state=missing&search=x', 'No one who is expected today matches these filters.'],
])('an empty board with the filters %j says what that means', async (filters, text) => {
  rows = [];
  open(`/time/today?view=board${filters}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a name opens the time log; without one it leads to the day in the month', async () => {
  rows = [ROW, { ...ROW, employeeId: 8, employeeName: 'Bo Berg', timeLogId: null }];
  const { user, at } = open('/time/today?view=board');
  await user.click(await screen.findByRole('button', { name: 'Ada Cole' }));
  expect(at()).toBe('/time/today?view=board&log=70');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Bo Berg' }));
  expect(await screen.findByRole('heading', { name: 'The month' })).toBeVisible();
  expect(at()).toBe('/time/month?month=2028-02&employee=8&day=2028-02-09');
});

test('without repair every name leads to its day', async () => {
  rows = [{ ...ROW, workDate: '2028-01-31' }];
  open('/time/today?view=board', ['timelogs.page', 'attendance.month', 'working-time']);
  expect(await screen.findByRole('link', { name: 'Ada Cole' })).toHaveAttribute(
    'href',
    '/time/month?month=2028-01&employee=7&day=2028-01-31',
  );
});

test('the board is refetched every minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    open('/time/today?view=board');
    expect(await screen.findByText('Ada Cole')).toBeVisible();
    rows = [{ ...ROW, employeeName: 'Bo Berg' }];
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Bo Berg')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('the board is refetched when the tab becomes visible again', async () => {
  open('/time/today?view=board');
  await board();
  const before = queries().length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(queries().length).toBe(before + 1));
});

test('without the capability there is no switch, and ?view=board shows the table', async () => {
  open('/time/today?view=board', ['timelogs.page']);
  expect(await screen.findByRole('table', { name: "Today's Attendance" })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(queries()).toEqual([]);
});
