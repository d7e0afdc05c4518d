import {
  getTimeLogHistory,
  type TimeLogHistoryBody,
  undoTimeLogChanges,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { useNow } from '@rollcall/shared/session';
import {
  aResponse,
  aTimeLog,
  aTimeLogHistory,
  aTimeLogVersion,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LogOutlet, useOpenLog } from './log-outlet.tsx';

/** The drawer of the log that the URL names, without a list. */
function LogPage() {
  return <LogOutlet now={useNow()} log={useOpenLog()} />;
}

const server = serveContract();

const open = (more: readonly string[] = []) =>
  renderAsAdministrator([{ path: '/time/logs', Component: LogPage }], {
    server,
    path: '/time/logs?log=70',
    capabilities: ['timelogs.page', 'timelogs.repair', 'corrections', ...more],
    zone: 'America/Chicago',
  });

const drawer = async () => {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('region', { name: 'History' });
  return within(dialog);
};

const FORGOTTEN = aTimeLogVersion({
  totalBreakMins: 30,
  breaks: [
    { start: '2026-03-03 12:00:00', end: '2026-03-03 12:30:00', seconds: 1800, reason: 'Lunch' },
  ],
});

const respondWith = (history: Partial<TimeLogHistoryBody> = {}) =>
  server.respond(getTimeLogHistory, () =>
    aResponse(
      aTimeLogHistory({
        shiftEnd: '17:30',
        shiftEndOut: '2026-03-03 17:30:00',
        versions: [FORGOTTEN],
        ...history,
      }),
    ),
  );

test('a forgotten punch-out ends with the shift; the time worked is shown, and the toast undoes it', async () => {
  respondWith();
  server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 71 }), version: 'v71' }));
  server.respond(undoTimeLogChanges, () => aResponse([{ id: 71, newId: 72, problem: null }]));
  const { user, toasts } = open();
  const form = await drawer();
  expect(form.getByText('Worked: -')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Close at shift end (05:30 PM)' }));
  expect(await form.findByText('Worked: 8 hrs')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('A reason is required')).toBeVisible();
  await changeValue(form.getByLabelText('Reason'), ' Agreed with Maya ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(updateTimeLog)).toMatchObject([
    {
      path: '/admin/time-logs/70',
      body: {
        punchIn: '2026-03-03T09:00:00-06:00',
        punchOut: '2026-03-03T17:30:00-06:00',
        breaks: [
          {
            start: '2026-03-03T12:00:00-06:00',
            end: '2026-03-03T12:30:00-06:00',
            reason: 'Lunch',
          },
        ],
        reason: 'Agreed with Maya',
        version: 'v1',
      },
    },
  ]);
  expect(toasts).toMatchObject([{ tone: 'success', text: 'Time log saved' }]);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Change undone'));
  expect(server.requestsOf(undoTimeLogChanges)[0]?.body).toEqual({ ids: [71], versions: ['v71'] });
});

test('breaks are added, changed and removed', async () => {
  respondWith();
  server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 71 }), version: 'v71' }));
  const { user } = open();
  const form = await drawer();
  await user.click(form.getByRole('button', { name: 'Close at shift end (05:30 PM)' }));
  await user.click(form.getByRole('button', { name: 'Add a break' }));
  const second = within(form.getByRole('group', { name: 'Break 2' }));
  await changeValue(form.getByLabelText('Reason'), 'As agreed');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await second.findByText('A start is required')).toBeVisible();
  await changeValue(second.getByLabelText('Start'), '2026-03-03T15:00');
  await changeValue(second.getByLabelText('End'), '2026-03-03T15:15');
  expect(await form.findByText('Worked: 7 hrs 45 min')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove break 1' }));
  expect(await form.findByText('Worked: 8 hrs 15 min')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(updateTimeLog)).toHaveLength(1));
  expect(server.requestsOf(updateTimeLog)[0]?.body.breaks).toEqual([
    { start: '2026-03-03T15:00:00-06:00', end: '2026-03-03T15:15:00-06:00', reason: '' },
  ]);
});

test('an overlap is explained, and the log in the way can be opened', async () => {
  respondWith();
  const message = 'This overlaps the time log of Mar 03, 2026, 01:00 PM – no punch-out.';
  server.respondRaw(updateTimeLog, () => ({
    status: 409,
    body: { status: false, message, code: 'conflict', timeLogId: 90 },
  }));
  const { user, at, toasts } = open();
  const form = await drawer();
  await user.click(form.getByRole('button', { name: 'Close at shift end (05:30 PM)' }));
  await changeValue(form.getByLabelText('Reason'), 'As agreed');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  // It is above the form: the focus brings it into view.
  await waitFor(() => expect(document.activeElement).toContainElement(alert));
  expect(form.getByRole('button', { name: 'Save' })).not.toHaveFocus();
  expect(document.activeElement).not.toContainElement(form.getByLabelText('Reason'));
  expect(toasts).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Open that log' }));
  expect(at()).toBe('/time/logs?log=90');
});

test('errors of the server are under their fields, also of breaks', async () => {
  respondWith();
  server.respondRaw(updateTimeLog, () => ({
    status: 422,
    body: {
      status: false,
      message: 'No',
      code: 'invalid',
      fields: [{ field: 'breaks.0.start', message: 'Too early' }],
    },
  }));
  const { user } = open();
  const form = await drawer();
  await user.click(form.getByRole('button', { name: 'Close at shift end (05:30 PM)' }));
  await changeValue(form.getByLabelText('Reason'), 'As agreed');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const first = within(form.getByRole('group', { name: 'Break 1' }));
  expect(await first.findByText('Too early')).toBeVisible();
  await waitFor(() => expect(first.getByLabelText('Start')).toHaveFocus());
});

test("an own or deleted log has its history, and can't be changed", async () => {
  const deletion = { at: '2026-03-10T12:00:00-06:00', by: 'Ada Adler', reason: 'Twice' };
  respondWith({
    currentId: null,
    versions: [
      { ...FORGOTTEN, isSuperseded: true },
      {
        ...FORGOTTEN,
        id: 71,
        source: 'manual',
        enteredBy: 'Ben Best',
        reason: 'Forgot',
        createdAt: '2026-03-09T08:00:00-06:00',
        isSuperseded: true,
        deletion,
      },
    ],
  });
  open();
  const deleted = await drawer();
  expect(deleted.getByText('This log is deleted and no longer counts.')).toBeVisible();
  expect(deleted.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  const entries = deleted.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'PunchedMar 03, 2026, 09:00 AM – no punch-out',
    'Changed by Ben Best · Mar 09, 2026, 08:00 AMMar 03, 2026, 09:00 AM – no punch-outReason: Forgot',
    'Deleted by Ada Adler · Mar 10, 2026, 12:00 PMReason: Twice',
  ]);
});

test('a log of a closed day says so, and has its history only', async () => {
  respondWith({ closed: { from: '2026-03-01', to: '2026-03-31' } });
  open(['working-time']);
  const closed = await drawer();
  expect(
    closed.getByText(
      'The day of this log is closed (Mar 01, 2026 to Mar 31, 2026). The log cannot be changed.',
    ),
  ).toBeVisible();
  expect(closed.queryByText(/^You cannot change your own/)).not.toBeInTheDocument();
  for (const name of ['Save', 'Delete log', 'Move to…']) {
    expect(closed.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('the own log says that a colleague must change it', async () => {
  respondWith({ mayChange: false });
  open();
  const own = await drawer();
  expect(own.getByText(/^You cannot change your own time log/)).toBeVisible();
  expect(own.queryByRole('button', { name: 'Delete log' })).not.toBeInTheDocument();
});

describe('moving a log to another day', () => {
  const dialogOf = async (user: ReturnType<typeof open>['user']) => {
    await user.click((await drawer()).getByRole('button', { name: 'Move to…' }));
    return within(await screen.findByRole('dialog', { name: /^Move the time log of/ }));
  };

  test('offers the days next to that of the punch-in, and asks for a reason', async () => {
    respondWith();
    server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 71 }), version: 'v71' }));
    const { user, toasts } = open(['working-time']);
    const dialog = await dialogOf(user);
    expect(dialog.getByText(/^It counts for Tue, Mar 03, 2026\./)).toBeVisible();
    const days = dialog
      .getAllByRole('radio')
      .map(({ parentElement }) => parentElement?.parentElement);
    expect(days.map((label) => label?.textContent)).toEqual([
      'Mon, Mar 02, 2026',
      'Wed, Mar 04, 2026',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Move log' }));
    expect(await dialog.findByText('Choose a day')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Mon, Mar 02, 2026' }));
    await changeValue(dialog.getByLabelText('Reason for the move'), 'Night shift');
    await user.click(dialog.getByRole('button', { name: 'Move log' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.requestsOf(updateTimeLog)[0]?.body).toEqual({
      workDate: '2026-03-02',
      reason: 'Night shift',
      version: 'v1',
    });
    expect(toasts).toMatchObject([{ tone: 'success', text: 'Time log saved' }]);
  });

  test('a moved log says so in its history', async () => {
    respondWith({ versions: [{ ...FORGOTTEN, workDate: '2026-03-02' }] });
    open();
    expect((await drawer()).getByText('Counts for Mar 02, 2026')).toBeVisible();
  });

  test('is not offered by a server without work schedules', async () => {
    respondWith();
    open();
    expect((await drawer()).queryByRole('button', { name: 'Move to…' })).not.toBeInTheDocument();
  });
});
