import {
  endBreak,
  getTimeStatistics,
  listEmployeeTimeLogs,
  listOwnCorrections,
  listOwnTimeLogs,
  punchIn,
  punchOut,
  startBreak,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MyTimePage } from './my-time-page.tsx';

const server = serveContract();
const ZONE = 'UTC-06:00';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const text = (instant: number) => toWallClock(instant, ZONE);

/** A log that started some time ago; open unless `changes` say otherwise. */
function aLogSince(ago: number, changes: Partial<TimeLogBody> = {}): TimeLogBody {
  const at = Date.now() - ago;
  return aTimeLog({
    workDate: text(at).slice(0, 10),
    punchIn: text(at),
    punchOut: null,
    state: 'open',
    totalWorkedMins: null,
    totalBreakMins: 0,
    ...changes,
  });
}

/** A server that stores one log, as ours would. */
function serveClock(open: TimeLogBody | null = null) {
  const state = { open, ended: [] as TimeLogBody[], breaks: [] as object[] };
  const withBreaks = () =>
    state.open && { ...state.open, breaksJson: JSON.stringify(state.breaks) };
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf(
      [withBreaks(), ...state.ended].filter((log) => log !== null),
      Number(query.page),
    ),
    open: withBreaks(),
    now: text(Date.now()),
    today: text(Date.now()).slice(0, 10),
    zone: ZONE,
  }));
  const paths = { ...punchOut, path: '/user/timeLog/70' } as const;
  server.respond(punchIn, () => {
    state.open = aLogSince(0);
    return aResponse(state.open);
  });
  server.respond(paths, () => {
    const log = { ...aTimeLog(), ...withBreaks(), punchOut: text(Date.now()) };
    state.open = null;
    const closed = { ...log, state: 'closed', totalWorkedMins: 12 } as const;
    state.ended = [closed];
    return aResponse(closed);
  });
  server.respond({ ...startBreak, path: '/user/timeLog/70/breaks' }, () => {
    state.breaks = [{ start: text(Date.now()), reason: 'Lunch' }];
    return aResponse(aTimeLog({ ...withBreaks() }));
  });
  server.respond({ ...endBreak, path: '/user/timeLog/70/breaks' }, () => {
    state.breaks = [
      { start: text(Date.now()), end: text(Date.now()), breakTime: 0, reason: 'Lunch' },
    ];
    return aResponse(aTimeLog({ ...withBreaks() }));
  });
  server.respond({ ...getTimeStatistics, path: '/user/timeLog/stat/7' }, () =>
    aResponse({
      totalWorkedTime: 4805,
      totalBreakTime: 45,
      totalWorkedDays: 11,
      totalLeaves: 2,
    }),
  );
  return state;
}

const openPage = (path = '/my/time', serverAhead = 0, capabilities = ['self']) =>
  renderPage([{ path: '/my/time', Component: MyTimePage }], {
    server,
    path,
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities,
    zone: ZONE,
    serverAhead,
  });

const button = (name: string) => screen.getByRole('button', { name });

/** The clock's buttons, the large one first, once the last punch is done. */
const offered = () =>
  waitFor(() => {
    const clock = screen.getByRole('region', { name: 'Punch clock' });
    const buttons = within(clock).getAllByRole('button');
    for (const each of buttons) expect(each).toHaveAttribute('aria-disabled', 'false');
    return buttons.map(({ textContent }) => textContent);
  });

test('a day: in, a break with a reason, out; the large button does what comes next and keeps the focus', async () => {
  serveClock();
  const { user, toasts } = openPage();
  expect(await screen.findByText('You are not punched in.')).toBeVisible();
  expect(await offered()).toEqual(['Punch In']);
  await user.click(button('Punch In'));
  const since = await screen.findByText(/^Punched in since \d{2}:\d{2} [AP]M$/);
  // A time is not split over two lines.
  expect(since.textContent).toMatch(/\d{2}:\d{2}\u00a0[AP]M$/);
  expect(await offered()).toEqual(['Punch Out', 'Start Break']);
  expect(button('Punch Out')).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /Reason for the break/ }), 'Lunch');
  await user.click(button('Start Break'));
  expect(await screen.findByText(/^On a break since/)).toBeVisible();
  expect(await offered()).toEqual(['End Break', 'Punch Out']);
  expect(button('End Break')).toHaveFocus();
  await user.click(button('End Break'));
  expect(await screen.findByText(/^Punched in since/)).toBeVisible();
  expect(await offered()).toEqual(['Punch Out', 'Start Break']);
  await user.click(button('Punch Out'));
  expect(await screen.findByText('You are not punched in.')).toBeVisible();
  const sent = server.requests.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/user/timeLog', {}],
    ['POST', '/user/timeLog/70/breaks', { reason: 'Lunch' }],
    ['PUT', '/user/timeLog/70/breaks', {}],
    ['PUT', '/user/timeLog/70', {}],
  ]);
  expect(toasts).toEqual([]);
});

test('a click is ignored while the large button changes its meaning because another tab has punched', async () => {
  const state = serveClock();
  const { user } = openPage();
  expect(await offered()).toEqual(['Punch In']);
  state.open = aLogSince(HOUR_MS);
  await act(() => queryClient.invalidateQueries());
  await user.click(await screen.findByRole('button', { name: 'Punch Out' }));
  expect(await offered()).toEqual(['Punch Out', 'Start Break']);
  expect(state.ended).toEqual([]);
  await user.click(button('Punch Out'));
  expect(await screen.findByText('You are not punched in.')).toBeVisible();
});

test('a double click is one punch; the second click triggers nothing else', async () => {
  serveClock();
  const { user } = openPage();
  await screen.findByText('You are not punched in.');
  await user.dblClick(button('Punch In'));
  await screen.findByText(/^Punched in since/);
  await user.click(button('Punch Out'));
  expect(server.requestsOf(punchIn)).toHaveLength(1);
  expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(await offered()).toEqual(['Punch Out', 'Start Break']);
});

test('a punch whose response was lost shows as done', async () => {
  const state = serveClock();
  server.respondRaw(punchIn, () => {
    state.open = aLogSince(0);
    return { status: 502, body: '' };
  });
  const { user, toasts } = openPage();
  await screen.findByText('You are not punched in.');
  await user.click(button('Punch In'));
  expect(await screen.findByText(/^Punched in since/)).toBeVisible();
  expect(toasts).toEqual([{ tone: 'error', text: 'Failed to create time log' }]);
});

test("a punch-in that another tab has just made shows the server's message and the log", async () => {
  const state = serveClock();
  const { user, toasts } = openPage();
  await screen.findByText('You are not punched in.');
  state.open = aLogSince(2 * HOUR_MS);
  server.refuse(punchIn, 409, 'You have been punched in since 09:05 AM');
  await user.click(button('Punch In'));
  expect(await screen.findByText(/^Punched in since/)).toBeVisible();
  expect(toasts).toEqual([{ tone: 'error', text: 'You have been punched in since 09:05 AM' }]);
  expect(screen.getByText('Worked').parentElement).toHaveTextContent('2 hrs');
});

test("an open log counts up by the server's clock, here ten minutes ahead of the browser's", async () => {
  serveClock(
    aLogSince(3 * HOUR_MS - 10 * MINUTE_MS, {
      breaksJson: '[]',
      workDate: text(Date.now()).slice(0, 10),
    }),
  );
  openPage('/my/time', 10 * MINUTE_MS);
  expect(await screen.findByText('Worked')).toBeVisible();
  expect(screen.getByText('Worked').parentElement).toHaveTextContent('3 hrs');
  expect(screen.getByText('On break').parentElement).toHaveTextContent('0 min');
  const today = screen.getByRole('region', { name: 'Today' });
  expect(within(today).getByText(/still open$/)).toBeVisible();
});

test('the month shows its logs and totals; the URL selects another month', async () => {
  const state = serveClock();
  state.ended = [aTimeLog({ status: 'present' })];
  const { at } = openPage('/my/time?month=2026-03');
  await screen.findByText('Mar 09, 2026');
  expect(tableRows('My month')).toEqual([
    ['Mar 09, 2026', '09:05 AM', '05:35 PM', '8 hrs', '30 min', 'Active'],
  ]);
  expect(screen.getByRole('region', { name: 'Total Work Time' })).toHaveTextContent('80 hrs 5 min');
  expect(screen.getByRole('region', { name: 'Total Work Days' })).toHaveTextContent('11');
  expect(screen.getByRole('region', { name: 'Total Break Time' })).toHaveTextContent('45 min');
  expect(screen.getByRole('region', { name: 'Total Leaves' })).toHaveTextContent('2');
  const [stat] = server.requests.filter(({ path }) => path === '/user/timeLog/stat/7');
  expect(stat?.query).toEqual({ startDate: '2026-03-01', endDate: '2026-03-31', page: '0' });
  expect(server.requestsOf(listOwnTimeLogs).some(({ query }) => query.month === '2026-03')).toBe(
    true,
  );
  expect(at()).toBe('/my/time?month=2026-03');
});

test('a link names a day: its logs are shown first and have the focus, until they are closed', async () => {
  serveClock();
  server.respond(listEmployeeTimeLogs, ({ query }) => ({
    ...aResponse({
      data: query.startDate === query.endDate ? [aTimeLog({ workDate: query.endDate ?? '' })] : [],
      total: 1,
      pageSize: 10,
    }),
  }));
  const { user, at } = openPage('/my/time?day=2026-03-09');
  const day = await screen.findByRole('heading', { name: 'Time logs of Mar 09, 2026' });
  expect(day).toHaveFocus();
  await screen.findByText('8 hrs');
  expect(tableRows('Time logs of Mar 09, 2026').map(([date]) => date)).toEqual(['Mar 09, 2026']);
  expect(server.requestsOf(listOwnTimeLogs).some(({ query }) => query.month === '2026-03')).toBe(
    true,
  );
  await user.click(button('Close'));
  expect(at()).toBe('/my/time');
  expect(day).not.toBeInTheDocument();
});

test.each(['2026-02-30', 'yesterday', '2026-03-09x'])(
  'the day %s of a link does not exist, and is ignored',
  async (day) => {
    serveClock();
    openPage(`/my/time?day=${day}`);
    expect(await screen.findByText('You are not punched in.')).toBeVisible();
    expect(screen.queryByText(/^Time logs of/)).toBeNull();
    expect(server.requestsOf(listEmployeeTimeLogs)).toEqual([]);
  },
);

test('lists without rows say so once', async () => {
  serveClock();
  const counts = { Pending: 0, Approved: 0, Rejected: 0 };
  server.respond(listOwnCorrections, () => ({ ...aPageOf([], 0), counts }));
  openPage('/my/time', 0, ['self', 'corrections']);
  expect(await screen.findByText('You have not requested a correction yet.')).toBeVisible();
  expect(await screen.findByText('No time logs in this month.')).toBeVisible();
  expect(screen.queryByText('No records')).toBeNull();
});

test('a clock that cannot be read shows the reason and Retry', async () => {
  serveClock();
  server.refuse(listOwnTimeLogs, 422, '');
  const { user } = openPage();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Failed to fetch time logsRetry',
    'Failed to fetch monthly logsRetry',
  ]);
  serveClock();
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByText('You are not punched in.')).toBeVisible();
});
