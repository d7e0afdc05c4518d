import {
  getTimeLogHistory,
  restoreTimeLog,
  type TimeLogHistoryBody,
  type TimeLogVersionBody,
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

const open = (log = '70') =>
  renderAsAdministrator([{ path: '/time/logs', Component: LogPage }], {
    server,
    path: `/time/logs?log=${log}`,
    capabilities: ['timelogs.page', 'timelogs.repair', 'corrections'],
    zone: 'America/Chicago',
  });

const drawer = async () => {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('region', { name: 'History' });
  return within(dialog);
};

const NIGHT = aTimeLogVersion({
  workDate: '2025-11-01',
  punchIn: '2025-11-01 22:00:00',
  punchInAt: '2025-11-01T22:00:00-05:00',
  punchOut: '2025-11-02 06:00:00',
  punchOutAt: '2025-11-02T06:00:00-06:00',
  state: 'closed',
  status: 'Present',
  totalWorkedMins: 510,
  workedSeconds: 30_600,
  spanSeconds: 32_400,
  breaks: [
    {
      start: '2025-11-02 01:10:00',
      startAt: '2025-11-02T01:10:00-06:00',
      end: '2025-11-02 01:40:00',
      endAt: '2025-11-02T01:40:00-06:00',
      seconds: 1800,
      reason: 'Meal',
    },
  ],
  createdAt: '2025-11-01T22:00:00-05:00',
});
const DELETED: TimeLogVersionBody = {
  ...NIGHT,
  isSuperseded: true,
  deletion: { at: '2025-11-03T12:00:00-06:00', by: 'Ada Adler', reason: 'Twice' },
};

const respondWith = (history: Partial<TimeLogHistoryBody> = {}) =>
  server.respond(getTimeLogHistory, () =>
    aResponse(aTimeLogHistory({ versions: [NIGHT], ...history })),
  );

test('breaks in the repeated hour show which instant is stored, and keep it', async () => {
  respondWith();
  server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 71 }), version: 'v71' }));
  const { user } = open();
  const form = await drawer();
  const [start] = within(form.getByRole('group', { name: 'Break 1' })).getAllByRole('radiogroup');
  expect(within(start as HTMLElement).getByRole('radio', { name: /^Second/ })).toBeChecked();
  await changeValue(form.getByLabelText('Punch Out'), '2025-11-02T05:00');
  await changeValue(form.getByLabelText('Reason'), 'As agreed');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(updateTimeLog)).toHaveLength(1));
  expect(server.requestsOf(updateTimeLog)[0]?.body.breaks).toMatchObject([
    { start: '2025-11-02T01:10:00-06:00', end: '2025-11-02T01:40:00-06:00' },
  ]);
});

test('all errors are shown at once, named with their break, and the first in the page has the focus', async () => {
  respondWith();
  const { user } = open();
  const form = await drawer();
  await user.click(form.getByRole('button', { name: 'Add a break' }));
  await changeValue(form.getByLabelText('Punch Out'), '2025-11-01T21:00');
  const second = within(form.getByRole('group', { name: 'Break 2' }));
  await changeValue(second.getByLabelText('Start'), '2025-11-01T23:30');
  await changeValue(second.getByLabelText('End'), '2025-11-01T23:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const summary = within(await form.findByRole('alert'));
  await waitFor(() => expect(form.getByLabelText('Punch Out')).toHaveFocus());
  const names = summary.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Punch Out', 'Break 1, End', 'Break 2, End', 'Reason']);
});

test('the history has the date of an end on another day', async () => {
  respondWith();
  open();
  const entries = (await drawer()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toContain('Nov 01, 2025, 10:00 PM – Nov 02, 2025, 06:00 AM');
});

test('the drawer and the history say that its owner punched out late', async () => {
  const late = { ...NIGHT, isLateOut: true };
  server.respond(getTimeLogHistory, () => aResponse(aTimeLogHistory({ versions: [late] })));
  open();
  expect(await (await drawer()).findAllByText('Punched out late')).toHaveLength(2);
});

test('a deleted log is restored from its drawer', async () => {
  respondWith({ currentId: null, versions: [DELETED] });
  const message = 'This overlaps the time log of Nov 01, 2025, 11:00 PM – 11:30 PM.';
  server.respondRaw(restoreTimeLog, () => ({
    status: 409,
    body: { status: false, message, code: 'conflict', timeLogId: 90 },
  }));
  const { user, toasts } = open();
  const deleted = await drawer();
  expect(deleted.getByText('Deleted', { selector: '.ant-tag' })).toBeVisible();
  expect(deleted.queryByText('Present')).not.toBeInTheDocument();
  await user.click(deleted.getByRole('button', { name: 'Restore log' }));
  expect(await deleted.findByRole('alert')).toHaveTextContent(message);
  expect(deleted.getByRole('button', { name: 'Open that log' })).toBeVisible();
  server.respond(restoreTimeLog, () => aResponse(aTimeLog({ id: 71 })));
  await user.click(deleted.getByRole('button', { name: 'Restore log' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Time log restored' }]));
  expect(server.requestsOf(restoreTimeLog).at(-1)?.path).toBe('/admin/time-logs/70/restore');
});

test('the history names a restoration', async () => {
  const restored = { ...NIGHT, id: 71, source: 'manual' as const, enteredBy: 'Cora Li' };
  respondWith({ currentId: 71, versions: [DELETED, restored] });
  open();
  expect((await drawer()).getByText('Restored by Cora Li')).toBeVisible();
});

test('a pending correction is shown with its times and leads to Corrections', async () => {
  respondWith({
    pendingCorrection: {
      id: 4,
      punchIn: '2025-11-01 21:00:00',
      punchOut: '2025-11-02 06:00:00',
      reason: 'Came early',
    },
  });
  open();
  const form = await drawer();
  expect(form.getByText('Maya Lindqvist has asked for a correction of this log')).toBeVisible();
  expect(form.getByText('Nov 01, 2025, 09:00 PM – Nov 02, 2025, 06:00 AM')).toBeVisible();
  expect(form.getByRole('link', { name: 'Decide in Corrections' })).toHaveAttribute(
    'href',
    '/time/corrections?status=Pending&search=Maya+Lindqvist',
  );
});

test.each(['9', '99999999999999'])(
  'a log that does not exist says so, without Retry: %s',
  async (id) => {
    const body = { status: false, message: 'There is no such time log.', code: 'not_found' };
    server.respondRaw(getTimeLogHistory, () => ({ status: 404, body }));
    open(id);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^There is no such time log\.$/);
  },
);
