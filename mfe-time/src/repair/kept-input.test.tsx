import {
  getTimeLogHistory,
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
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogOutlet, useOpenLog } from './log-outlet.tsx';

/** The drawer of the log that the URL names, without a list. */
function LogPage() {
  return <LogOutlet now={useNow()} log={useOpenLog()} />;
}

const server = serveContract();

const open = () =>
  renderAsAdministrator([{ path: '/time/logs', Component: LogPage }], {
    server,
    path: '/time/logs?log=70',
    capabilities: ['timelogs.page', 'timelogs.repair', 'corrections'],
    zone: 'America/Chicago',
  });

const drawer = async () => {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('region', { name: 'History' });
  return within(dialog);
};

const RUNNING = aTimeLogVersion({ state: 'open', status: 'Present' });
const OUT = { punchOut: '2026-03-03 17:00:00', punchOutAt: '2026-03-03T17:00:00-06:00' };
const PUNCHED_OUT: TimeLogVersionBody = { ...RUNNING, ...OUT, state: 'closed', version: 'v2' };

const respondWith = (history: Partial<TimeLogHistoryBody> = {}) =>
  server.respond(getTimeLogHistory, () =>
    aResponse(aTimeLogHistory({ versions: [RUNNING], ...history })),
  );

type Drawer = Awaited<ReturnType<typeof drawer>>;

/** Changes the punch-in and the reason. */
async function type(form: Drawer) {
  await changeValue(form.getByLabelText('Punch In'), '2026-03-03T08:00');
  await changeValue(form.getByLabelText('Reason'), 'As agreed');
}

const values = (form: Drawer) =>
  ['Punch In', 'Punch Out', 'Reason'].map(
    (label) => (form.getByLabelText(label) as HTMLInputElement).value,
  );

test('a version conflict shows the new times; the input stays, and is saved on the new version', async () => {
  respondWith();
  server.respondRaw(updateTimeLog, () => {
    respondWith({ versions: [PUNCHED_OUT] });
    const message = 'Someone else has changed this log.';
    return { status: 409, body: { status: false, message, code: 'stale', timeLogId: 70 } };
  });
  const { user } = open();
  const form = await drawer();
  await type(form);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const notice = await form.findByRole('alert');
  expect(notice).toHaveTextContent('The employee has punched since.');
  expect(notice).toHaveTextContent('It is now: 09:00 AM – 05:00 PM');
  expect(values(form)).toEqual(['2026-03-03T08:00', '', 'As agreed']);
  await user.click(form.getByRole('button', { name: 'Use my changes' }));
  expect(values(form)).toEqual(['2026-03-03T08:00', '2026-03-03T17:00', 'As agreed']);
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 71 }), version: 'v3' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(updateTimeLog).map(({ body }) => body)).toMatchObject([
    { version: 'v1', punchOut: null },
    { version: 'v2', punchIn: '2026-03-03 08:00', punchOut: '2026-03-03 17:00:00' },
  ]);
  expect(screen.queryByText(/were kept/)).not.toBeInTheDocument();
});

test('a save in another tab does not reset what was typed; without input the form follows it', async () => {
  respondWith();
  const { user } = open();
  const form = await drawer();
  const change = (version: Partial<TimeLogVersionBody>) => {
    const next = { ...PUNCHED_OUT, source: 'manual' as const, enteredBy: 'Ada Adler', ...version };
    respondWith({ currentId: next.id, versions: [RUNNING, next] });
    return act(() => queryClient.invalidateQueries({ queryKey: ['time-logs'] }));
  };
  await change({ id: 71, version: 'v71' });
  await waitFor(() => expect(form.getByLabelText('Punch Out')).toHaveValue('2026-03-03T17:00'));
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  await type(form);
  await change({ id: 72, version: 'v72', punchIn: '2026-03-03 09:30:00', reason: 'Late' });
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Ada Adler has changed it. Reason: Late',
  );
  expect(values(form)).toEqual(['2026-03-03T08:00', '2026-03-03T17:00', 'As agreed']);
  await user.click(form.getByRole('button', { name: 'Discard my changes' }));
  expect(values(form)).toEqual(['2026-03-03T09:30', '2026-03-03T17:00', '']);
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form that is closed with changes keeps them, says so, and restores them on a newer version', async () => {
  respondWith();
  const { user, at } = open();
  const form = await drawer();
  await type(form);
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^Your unsaved changes .* were kept\.$/)).toBeVisible();
  respondWith({
    currentId: 71,
    versions: [RUNNING, { ...PUNCHED_OUT, id: 71, version: 'v71', source: 'manual' }],
  });
  await act(() => queryClient.invalidateQueries({ queryKey: ['time-logs'] }));
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(at()).toBe('/time/logs?log=70');
  const again = await drawer();
  expect(values(again)).toEqual(['2026-03-03T08:00', '', 'As agreed']);
  expect(await again.findByRole('alert')).toHaveTextContent('It is now: 09:00 AM – 05:00 PM');
  await user.click(again.getByRole('button', { name: 'Discard my changes' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});

test('a form without changes is closed without a notice', async () => {
  respondWith();
  const { user } = open();
  const form = await drawer();
  await changeValue(form.getByLabelText('Reason'), 'x');
  await changeValue(form.getByLabelText('Reason'), '');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});
