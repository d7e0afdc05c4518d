import {
  explainOwnDay,
  listOwnCorrections,
  listOwnTimeLogs,
  requestCorrections,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { HOUR_MS, toIsoWithOffset, toWallClock, wallClockOf } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { useClock } from './use-clock.ts';

const server = serveContract();
const ZONE = 'UTC-06:00';
const CAPABLE = ['self', 'corrections', 'working-time'];

const START = Date.now();
const hoursAgo = (hours: number) => toWallClock(START - hours * HOUR_MS, ZONE);
const inputAgo = (hours: number) => hoursAgo(hours).slice(0, 16).replace(' ', 'T');
const YESTERDAY = hoursAgo(24).slice(0, 10);
/** When the shift of yesterday ended. */
const END = toIsoWithOffset(
  Date.parse(`${hoursAgo(17).slice(0, 10)}T${hoursAgo(17).slice(11, 16)}:00-06:00`),
  ZONE,
);

/** A log of yesterday that misses its punch-out. */
const aForgottenLog = (changes: Partial<TimeLogBody> = {}) =>
  aTimeLog({
    workDate: YESTERDAY,
    punchIn: hoursAgo(25),
    punchOut: null,
    zone: ZONE,
    state: 'missing-out',
    status: 'Missing Punch-Out',
    breaksJson: '[]',
    totalWorkedMins: null,
    totalBreakMins: 0,
    ...changes,
  });

interface Served {
  readonly open?: TimeLogBody | null;
  readonly logs?: readonly TimeLogBody[];
  /** Wall-clock text of the end of yesterday's shift; null without a shift. */
  readonly shiftEnd?: string | null;
}

function serve({ open = null, logs = [], shiftEnd = wallClockOf(END) }: Served) {
  const [shift] = aPlan().shifts;
  const shifts = shift && shiftEnd !== null ? [{ ...shift, end: shiftEnd }] : [];
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf([...logs], Number(query.page)),
    open,
    now: hoursAgo(0),
    today: hoursAgo(0).slice(0, 10),
    zone: ZONE,
  }));
  server.respond(listOwnCorrections, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));
  server.respond(requestCorrections, () => aResponse([]));
  server.respond({ ...explainOwnDay, path: `/me/attendance/${YESTERDAY}` }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      date: YESTERDAY,
      status: 'Present' as const,
      leave: null,
      logs: [],
      corrections: [],
      workedMins: 0,
      breakMins: 0,
      ...workingTimeOf({ plan: aPlan({ zone: ZONE, shifts }) }),
    }),
  );
}

const Clock = () => <OwnClock {...useClock()} />;

const openPage = (capabilities = CAPABLE) =>
  renderPage([{ path: '/my/time', Component: Clock }], {
    server,
    path: '/my/time',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities,
    zone: ZONE,
  });

test.each<[string, Served]>([
  ['misses its punch-out', { logs: [aForgottenLog()] }],
  ['is still open', { open: aForgottenLog({ state: 'open', status: 'Present' }) }],
  [
    'was punched out late',
    { logs: [aForgottenLog({ state: 'closed', punchOut: hoursAgo(2), isLateOut: true })] },
  ],
])('one press says that a log that %s ended with its shift', async (_title, served) => {
  serve(served);
  const { user, toasts } = openPage();
  const alert = await screen.findByRole('alert');
  const answer = await within(alert).findByRole('button', {
    name: /^I left at \d{2}:\d{2}\s[AP]M \(end of shift\)$/,
  });
  expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
  await user.click(answer);
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Correction sent' }]));
  const [sent] = server.requestsOf(requestCorrections);
  expect(sent?.body).toEqual({
    rows: [{ timeLogId: 70, punchIn: aForgottenLog().punchInAt, punchOut: END }],
    reason: 'Forgot to punch out',
  });
});

test('another time is one question, filled with the end of the shift', async () => {
  serve({ logs: [aForgottenLog()] });
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Another time…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'When did you leave yesterday?' }),
  );
  const field = dialog.getByLabelText('When did you leave?');
  expect(field).toHaveValue(wallClockOf(END).slice(0, 16).replace(' ', 'T'));
  expect(dialog.queryByRole('button', { name: 'Punch out now' })).not.toBeInTheDocument();
  await changeValue(field, inputAgo(18));
  await user.click(dialog.getByRole('button', { name: 'Send correction' }));
  await waitFor(() => expect(server.requestsOf(requestCorrections)).toHaveLength(1));
  expect(server.requestsOf(requestCorrections)[0]?.body.rows).toEqual([
    { timeLogId: 70, punchIn: aForgottenLog().punchInAt, punchOut: `${inputAgo(18)}:00-06:00` },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['is planned', null],
  ['has ended since the punch-in', hoursAgo(26)],
  ['is over', hoursAgo(-1)],
])('when no shift %s, only the question is asked', async (_title, shiftEnd) => {
  serve({ logs: [aForgottenLog()], shiftEnd });
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Say when…' }));
  expect(screen.queryByRole('button', { name: /^I left at/ })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('When did you leave?')).toHaveValue('');
});

test.each([[['self', 'corrections']], [['self', 'working-time']]])(
  'with %j alone a link requests the correction',
  async (capabilities) => {
    serve({ logs: [aForgottenLog()] });
    openPage(capabilities);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Request a correction' })).toBeVisible();
    expect(
      within(alert).queryByRole('button', { name: /left at|Say when|Another time/ }),
    ).not.toBeInTheDocument();
  },
);
