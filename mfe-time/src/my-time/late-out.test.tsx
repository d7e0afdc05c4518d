import {
  listOwnCorrections,
  listOwnTimeLogs,
  punchOut,
  requestCorrections,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { useClock } from './use-clock.ts';

const server = serveContract();
const ZONE = 'UTC-06:00';
const HOUR_MS = 3_600_000;
const CAPABLE = ['self', 'corrections', 'working-time'];

afterEach(() => sessionStorage.clear());

const text = (instant: number) => toWallClock(instant, ZONE);
const hoursAgo = (hours: number) => text(Date.now() - hours * HOUR_MS);
/** The same as a value of a date-time input. */
const inputAgo = (hours: number) => hoursAgo(hours).slice(0, 16).replace(' ', 'T');

/** A log of yesterday, punched in some hours ago and still open; `changes` override. */
function aLogSince(hours: number, changes: Partial<TimeLogBody> = {}): TimeLogBody {
  const at = Date.now() - hours * HOUR_MS;
  return aTimeLog({
    workDate: hoursAgo(24).slice(0, 10),
    punchIn: text(at),
    punchOut: null,
    zone: ZONE,
    state: 'open',
    totalWorkedMins: null,
    totalBreakMins: 0,
    ...changes,
  });
}

const MISSING = { state: 'missing-out', status: 'Missing Punch-Out' } as const;

const lateLog = (hours: number) =>
  aLogSince(hours + 25, {
    workDate: hoursAgo(hours + 25).slice(0, 10),
    punchOut: hoursAgo(hours),
    state: 'closed',
    isLateOut: true,
  });

/** A server with these logs, which stores what is punched and requested. */
function serve({ open = null, logs = [] }: { open?: TimeLogBody | null; logs?: TimeLogBody[] }) {
  const state = { open, logs, requested: [] as TimeLogBody[] };
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf(state.logs, Number(query.page)),
    open: state.open,
    now: text(Date.now()),
    today: text(Date.now()).slice(0, 10),
    zone: ZONE,
  }));
  server.respond(listOwnCorrections, () => ({
    ...aPageOf(state.requested.map(aCorrectionOf), 0),
    counts: { Pending: state.requested.length, Approved: 0, Rejected: 0 },
  }));
  server.respond(requestCorrections, () => {
    state.requested = [...state.logs, ...(state.open ? [state.open] : [])];
    return aResponse(state.requested.map(aCorrectionOf));
  });
  server.respond({ ...punchOut, path: '/user/timeLog/70' }, () => {
    state.open = null;
    state.logs = [lateLog(0)];
    return aResponse(lateLog(0));
  });
}

/** A pending correction of a log. */
function aCorrectionOf({ id, workDate, punchIn }: TimeLogBody) {
  const times = { punchIn, punchOut: null, breakMins: 0, workedMins: null };
  return {
    id: 5,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    timeLogId: id,
    workDate,
    reason: 'Forgot to punch out',
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

/** Opens the dialog with the button of this name. */
async function ask(user: ReturnType<typeof openPage>['user'], name = 'Punch Out') {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText('When did you leave?');
  return within(screen.getByRole('dialog', { name: 'Punch out now?' }));
}

test('a late punch-out asks when the employee left, and requests that correction', async () => {
  const log = aLogSince(25);
  serve({ open: log });
  const { user, toasts } = openPage();
  const dialog = await ask(user);
  const since = `${formatDate(log.punchIn)}, ${formatTime(log.punchIn)}`;
  expect(
    dialog.getByText(`You have been punched in for 25 hrs, since ${since}.`, {
      exact: false,
    }),
  ).toBeVisible();
  expect(dialog.getByLabelText('When did you leave?')).toHaveFocus();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Forgot to punch out');
  await changeValue(dialog.getByLabelText('When did you leave?'), inputAgo(17));
  await user.click(dialog.getByRole('button', { name: 'Send correction' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Correction sent' }]));
  expect(server.requestsOf(requestCorrections)[0]?.body).toEqual({
    rows: [
      {
        timeLogId: 70,
        punchIn: log.punchInAt,
        punchOut: `${inputAgo(17)}:00-06:00`,
      },
    ],
    reason: 'Forgot to punch out',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Your correction is waiting for an administrator')).toBeVisible();
  expect(screen.queryByText('Your unsaved changes were kept.')).not.toBeInTheDocument();
  expect(server.requestsOf(punchOut)).toEqual([]);
});

test.each([
  ['no time', '', 'Punch-out time is required'],
  ['a time before the punch-in', inputAgo(26), 'Punch out must be after punch in'],
  ['a time in the future', inputAgo(-1), 'Punch out must not be in the future'],
])('%s is an error of the field', async (_, value, message) => {
  serve({ open: aLogSince(25) });
  const { user } = openPage();
  const dialog = await ask(user);
  await changeValue(dialog.getByLabelText('When did you leave?'), value);
  await user.clear(dialog.getByLabelText('Reason'));
  await user.click(dialog.getByRole('button', { name: 'Send correction' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('When did you leave?')).toHaveAccessibleDescription(message),
  );
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('A reason is required');
  expect(server.requestsOf(requestCorrections)).toEqual([]);
});

test('what the server refuses about the log is shown with the time', async () => {
  serve({ open: aLogSince(25) });
  const fields = [{ field: 'rows.0.punchIn', message: 'This overlaps another time log' }];
  server.respondRaw(requestCorrections, () => ({
    status: 422,
    body: { status: false, message: 'No', code: 'invalid', fields },
  }));
  const { user } = openPage();
  const dialog = await ask(user);
  await changeValue(dialog.getByLabelText('When did you leave?'), inputAgo(17));
  await user.click(dialog.getByRole('button', { name: 'Send correction' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('When did you leave?')).toHaveAccessibleDescription(
      'This overlaps another time log',
    ),
  );
});

test('who is leaving now punches out; the log then still asks when they left', async () => {
  serve({ open: aLogSince(25) });
  const { user } = openPage();
  const dialog = await ask(user);
  await user.click(dialog.getByRole('button', { name: 'Punch out now' }));
  await screen.findByText(/^You punched out late on \w{3} \d{2}, \d{4}, \d{2}:\d{2}\s[AP]M$/);
  expect(
    await within(screen.getByRole('alert')).findByRole('button', { name: 'Say when…' }),
  ).toBeVisible();
  expect(server.requestsOf(requestCorrections)).toEqual([]);
});

test('Escape keeps the input and says so (design §8)', async () => {
  serve({ open: aLogSince(25) });
  const { user } = openPage();
  const dialog = await ask(user);
  await changeValue(dialog.getByLabelText('When did you leave?'), inputAgo(17));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your unsaved changes were kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByLabelText('When did you leave?')).toHaveValue(inputAgo(17));
});

test.each([[['self', 'corrections']], [['self', 'working-time']]])(
  'with %j alone the dialog links to the correction page',
  async (capabilities) => {
    serve({ open: aLogSince(25) });
    const { user } = openPage(capabilities);
    await user.click(await screen.findByRole('button', { name: 'Punch Out' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Request a correction' })).toBeVisible();
    expect(dialog.queryByLabelText('When did you leave?')).not.toBeInTheDocument();
  },
);

test('a log that was marked can still be punched out, through the same dialog', async () => {
  serve({ logs: [aLogSince(25, MISSING)] });
  const { user } = openPage();
  const dialog = await ask(user, 'Punch out of this log');
  await user.click(dialog.getByRole('button', { name: 'Punch out now' }));
  await waitFor(() => expect(server.requestsOf(punchOut)).toHaveLength(1));
  expect(await screen.findByText(/^You punched out late on/)).toBeVisible();
});

test.each([
  ['30 hours after its punch-in', { logs: [aLogSince(31, MISSING)] }, CAPABLE],
  ['after another punch-in', { open: aLogSince(1), logs: [aLogSince(25, MISSING)] }, CAPABLE],
  [
    'after a later log',
    {
      logs: [
        aLogSince(2, { id: 71, state: 'closed', punchOut: hoursAgo(1) }),
        aLogSince(25, MISSING),
      ],
    },
    CAPABLE,
  ],
  ['without plans', { logs: [aLogSince(25, MISSING)] }, ['self', 'corrections']],
])('a marked log cannot be punched out %s', async (_, logs, capabilities) => {
  serve(logs);
  openPage(capabilities);
  expect(await screen.findByText(/^You forgot to punch out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Punch out of this log' })).not.toBeInTheDocument();
});

test('a late punch-out is mentioned for a week, until its correction is requested', async () => {
  serve({ logs: [lateLog(2), { ...lateLog(8 * 24), id: 71 }] });
  openPage();
  await waitFor(() => expect(screen.getAllByText(/^You punched out late on/)).toHaveLength(1));
});
