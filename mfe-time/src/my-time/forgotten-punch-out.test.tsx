import {
  getTimeStatistics,
  listOwnCorrections,
  listOwnTimeLogs,
  punchOut,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import { useNow } from '@rollcall/shared/session';
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
import { screen, waitFor, within } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { OwnMonth } from './own-month.tsx';
import { useClock } from './use-clock.ts';

const server = serveContract();
const ZONE = 'UTC-06:00';
const HOUR_MS = 3_600_000;

const text = (instant: number) => toWallClock(instant, ZONE);

/** A log that started some time ago; open unless `changes` say otherwise. */
function aLogSince(ago: number, changes: Partial<TimeLogBody> = {}): TimeLogBody {
  const at = Date.now() - ago;
  return aTimeLog({
    id: 70,
    punchIn: text(at),
    punchOut: null,
    breaksJson: '[]',
    state: 'open',
    totalWorkedMins: null,
    totalBreakMins: 0,
    ...changes,
  });
}

/** A server with one open log, which a punch-out ends, and earlier logs. */
function serveClock(open: TimeLogBody | null, earlier: readonly TimeLogBody[] = []) {
  const state = { open };
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf([...earlier], Number(query.page)),
    open: state.open,
    now: text(Date.now()),
    today: text(Date.now()).slice(0, 10),
    zone: ZONE,
  }));
  server.respond({ ...getTimeStatistics, path: '/user/timeLog/stat/7' }, () =>
    aResponse({ totalWorkedTime: 0, totalBreakTime: 0, totalWorkedDays: 0, totalLeaves: 0 }),
  );
  server.respond({ ...punchOut, path: '/user/timeLog/70' } as const, () => {
    const log = { ...aTimeLog(), ...state.open, punchOut: text(Date.now()) };
    state.open = null;
    return aResponse(log);
  });
}

/** Clock and month as on the page, which is not part of these tests. */
function ClockAndMonth() {
  const ownClock = useClock();
  const now = useNow();
  const month = text(now).slice(0, 7);
  const zone = ownClock.clock?.zone ?? null;
  const paging = { page: 0, onPage: () => undefined };
  return (
    <>
      <OwnClock {...ownClock} />
      <OwnMonth employeeId={7} {...{ month, now, zone, ...paging }} />
    </>
  );
}

const openPage = (capabilities = ['self']) =>
  renderPage([{ path: '/my/time', Component: ClockAndMonth }], {
    server,
    path: '/my/time',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ role: 'EMPLOYEE' }),
    },
    capabilities,
    zone: ZONE,
  });

/** A pending correction of a log. */
function aCorrectionOf({ id, workDate, ...log }: TimeLogBody) {
  const times = { punchIn: log.punchIn, punchOut: null, breakMins: 0, workedMins: null };
  return {
    id: 5,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    timeLogId: id,
    workDate,
    reason: 'Forgot',
    status: 'Pending' as const,
    requestedAt: `${workDate}T12:00:00Z`,
    before: times,
    after: { ...times, punchOut: `${workDate} 17:00:00`, workedMins: 480 },
    effectMins: 480,
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
  };
}

const button = (name: string) => screen.getByRole('button', { name });

/** The clock's buttons, the large one first. */
const offered = () =>
  within(screen.getByRole('region', { name: 'Punch clock' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const CORRECTION_LINK = { name: 'Request a correction' };
const daysAgo = (days: number) => text(Date.now() - days * 24 * HOUR_MS).slice(0, 10);

test('a log of yesterday that is younger than 16 hours may be a night shift: the way out is to punch out', async () => {
  serveClock(aLogSince(15 * HOUR_MS, { workDate: daysAgo(1) }));
  openPage();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^You have been punched in since \d{2}:\d{2} [AP]M yesterday/);
  expect(within(alert).getByRole('link', CORRECTION_LINK)).toHaveAttribute(
    'href',
    `/applyCorrection?month=${daysAgo(1).slice(0, 7)}&log=70`,
  );
  // Within a sentence, colour alone does not show a link.
  expect(within(alert).getByRole('link', CORRECTION_LINK).style.textDecoration).toBe('underline');
  expect(offered()).toEqual(['Punch Out', 'Start Break']);
});

test.each([
  [1, 'You forgot to punch out yesterday'],
  [3, /^You forgot to punch out on [A-Z][a-z]{2} \d{2}, \d{4}/],
])(
  'an older open log, of %i days ago, was forgotten: punching in again is next',
  async (days, title) => {
    serveClock(aLogSince(days * 24 * HOUR_MS, { workDate: daysAgo(days) }));
    openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(offered()).toEqual(['Punch In', 'Punch Out']);
  },
);

test('notices are below the buttons, and that of the open log does not wait for the corrections', async () => {
  const missing = aTimeLog({ id: 69, state: 'missing-out', punchOut: null, workDate: daysAgo(2) });
  serveClock(aLogSince(24 * HOUR_MS, { workDate: daysAgo(1) }), [missing]);
  const { promise: read, resolve: sendRead } = Promise.withResolvers<void>();
  server.respond(listOwnCorrections, async () => {
    await read;
    return { ...aPageOf([], 0), counts: { Pending: 0, Approved: 0, Rejected: 0 } };
  });
  openPage(['self', 'corrections']);
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('You forgot to punch out yesterday');
  sendRead();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const alert of screen.getAllByRole('alert')) {
    expect(button('Punch In').compareDocumentPosition(alert)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
});

test('the dialog leads to the correction of the log', async () => {
  serveClock(aLogSince(24 * HOUR_MS, { workDate: daysAgo(1) }));
  const { user, at } = openPage();
  await screen.findByRole('alert');
  await user.click(button('Punch Out'));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', CORRECTION_LINK));
  await waitFor(() => expect(at()).toBe(`/applyCorrection?month=${daysAgo(1).slice(0, 7)}&log=70`));
});

test('a forgotten log says since which day, and counts as work neither of today nor of the month', async () => {
  const log = aLogSince(27 * HOUR_MS, { workDate: daysAgo(1) });
  serveClock(log, [log]);
  const { container } = openPage();
  const clock = await screen.findByRole('region', { name: 'Punch clock' });
  expect(within(clock).getByRole('heading', { level: 2 })).toHaveTextContent(
    /^Punched in since yesterday, \d{2}:\d{2} [AP]M$/,
  );
  expect(within(clock).queryByText('Worked')).toBeNull();
  expect(container.querySelector('.day-line-work')).toBeNull();
  await waitFor(() => expect(tableRows('My month')[0]?.slice(2, 4)).toEqual(['still open', '-']));
});

test('the forgotten log of an earlier day says its date', async () => {
  serveClock(aLogSince(72 * HOUR_MS, { workDate: daysAgo(3) }));
  openPage();
  expect(
    await screen.findByText(/^Punched in since [A-Z][a-z]{2} \d{2}, \d{4}, \d{2}:\d{2} [AP]M$/),
  ).toBeVisible();
});

test('a night shift counts up, and the line of the day shows it', async () => {
  const log = aLogSince(5 * HOUR_MS, { workDate: daysAgo(1) });
  serveClock(log, [log]);
  const { container } = openPage();
  expect(await screen.findByText(/^Punched in since \d{2}:\d{2} [AP]M$/)).toBeVisible();
  expect(screen.getByText('Worked').parentElement).toHaveTextContent('5 hrs');
  expect(container.querySelector('.day-line-work')).not.toBeNull();
  await waitFor(() =>
    expect(tableRows('My month')[0]?.slice(2, 4)).toEqual(['still open', '5 hrs']),
  );
});

test('a punch-out of a forgotten log is asked about, and a correction is offered instead', async () => {
  const start = text(Date.now() - 23 * HOUR_MS);
  const lunch = { start, end: text(Date.now() - 22 * HOUR_MS), breakTime: 60, reason: 'Lunch' };
  const breaksJson = JSON.stringify([lunch]);
  serveClock(aLogSince(24 * HOUR_MS, { workDate: daysAgo(1), breaksJson }));
  const { user } = openPage();
  await screen.findByRole('alert');
  await user.click(button('Punch Out'));
  const dialog = screen.getByRole('dialog', { name: 'Punch out now?' });
  expect(dialog).toHaveTextContent('You have been punched in for 24 hrs.');
  expect(within(dialog).getByRole('link', CORRECTION_LINK)).toBeVisible();
  expect(server.requestsOf(punchOut)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Punch out now' }));
  expect(await screen.findByText('You are not punched in.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['an open log, which was forgotten', 27],
  ['an open log, which may be a night shift', 15],
])(
  'a requested correction of %s waits for an administrator, and none is offered again',
  async (_, hours) => {
    const log = aLogSince(hours * HOUR_MS, { workDate: daysAgo(1) });
    serveClock(log);
    const counts = { Pending: 1, Approved: 0, Rejected: 0 };
    server.respond(listOwnCorrections, () => ({ ...aPageOf([aCorrectionOf(log)], 0), counts }));
    openPage(['self', 'corrections']);
    const clock = await screen.findByRole('region', { name: 'Punch clock' });
    const notice = await within(clock).findByText(
      'Your correction is waiting for an administrator',
    );
    expect(notice.closest('output')).toHaveTextContent(/You punched in at .* yesterday\./);
    expect(within(clock).queryByRole('link', CORRECTION_LINK)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['is pointed out', false, 1],
  ['whose correction is pending is not', true, 0],
])('a log of last week without a punch-out %s', async (_, isRequested, count) => {
  const log = aLogSince(40 * HOUR_MS, { state: 'missing-out', workDate: daysAgo(2), id: 61 });
  serveClock(null, [
    log,
    aLogSince(900 * HOUR_MS, { state: 'missing-out', workDate: daysAgo(38), id: 60 }),
  ]);
  const rows = isRequested ? [aCorrectionOf(log)] : [];
  const counts = { Pending: rows.length, Approved: 0, Rejected: 0 };
  server.respond(listOwnCorrections, () => ({ ...aPageOf(rows, 0), counts }));
  openPage(['self', 'corrections']);
  await screen.findByText('You are not punched in.');
  await waitFor(() =>
    expect(
      server.requestsOf(listOwnCorrections).some(({ query }) => query.status === 'Pending'),
    ).toBe(true),
  );
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(count));
});
