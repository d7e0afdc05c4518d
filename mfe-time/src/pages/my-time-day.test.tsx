import {
  explainOwnDay,
  getMyAttendance,
  getMyShifts,
  getTimeStatistics,
  listEmployeeTimeLogs,
  listOwnTimeLogs,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aToken,
  renderPage,
  serveContract,
  someFigures,
  someSums,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { MyTimePage } from './my-time-page.tsx';

const server = serveContract();
const ZONE = 'America/Chicago';
/** Today, in a month of 29 days. */
const DAY = '2028-02-01';

const open = () =>
  renderPage([{ path: '/my/time', Component: MyTimePage }], {
    server,
    path: '/my/time?month=2028-02',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'working-time'],
    zone: ZONE,
  });

beforeEach(() => {
  server.respond(getMyShifts, () => aResponse({ today: DAY, days: [] }));
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([], 0),
    open: null,
    now: `${DAY} 12:00:00`,
    today: DAY,
    zone: ZONE,
  }));
  server.respond({ ...getTimeStatistics, path: '/user/timeLog/stat/7' }, () =>
    aResponse({ totalWorkedTime: 0, totalBreakTime: 0, totalWorkedDays: 0, totalLeaves: 0 }),
  );
  server.respond(getMyAttendance, ({ query }) =>
    aResponse({
      month: query.month ?? '2028-02',
      today: DAY,
      figures: Array.from({ length: 29 }, () => someFigures({ status: 'Absent' })),
      zones: Array.from({ length: 29 }, () => ZONE),
      sums: someSums(),
      plan: aPlan(),
      week: { from: '2028-01-31', sums: someSums() },
      openUntil: null,
    }),
  );
});

/** The breakdown of the day, without a time log. */
const serveDay = (changes: Parameters<typeof workingTimeOf>[0] = {}) =>
  server.respond({ ...explainOwnDay, path: `/me/attendance/${DAY}` }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      date: DAY,
      status: 'Absent',
      leave: null,
      logs: [],
      corrections: [],
      workedMins: 0,
      breakMins: 0,
      ...workingTimeOf(changes),
    }),
  );

const dayButton = () => screen.findByRole('button', { name: 'Feb 01, 2028: Absent' });
const heading = () => screen.findByRole('heading', { name: 'Tue, Feb 01, 2028' });

test('each day opens how it was calculated; today is marked', async () => {
  serveDay({ closed: { from: DAY, to: DAY } });
  const { user, at } = open();
  expect(await dayButton()).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('button', { name: 'Feb 29, 2028: Absent' })).toBeVisible();
  await user.click(await dayButton());
  expect(at()).toBe(`/my/time?month=2028-02&day=${DAY}`);
  expect(await heading()).toHaveFocus();
  expect(await screen.findByText('No time log on this day.')).toBeVisible();
  expect(screen.getByText('Office schedule')).toBeVisible();
  expect(screen.getByText(/^This day is closed/)).toBeVisible();
  // Administrators only.
  expect(screen.queryByRole('link', { name: /reopen the period/ })).not.toBeInTheDocument();
  expect(server.requestsOf(listEmployeeTimeLogs)).toEqual([]);
});

test.each(['Escape', 'Close'])('after %s the day in the calendar has the focus', async (how) => {
  serveDay();
  const { user, at } = open();
  await user.click(await dayButton());
  expect(await heading()).toHaveFocus();
  if (how === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(at()).toBe('/my/time?month=2028-02'));
  await waitFor(async () => expect(await dayButton()).toHaveFocus());
});

test('a breakdown that fails says so with Retry', async () => {
  server.refuse(explainOwnDay, 422, '');
  const { user } = open();
  await user.click(await dayButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch attendance records');
  serveDay();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No time log on this day.')).toBeVisible();
});
