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

const NEW_VERSION: TimeLogVersionBody = {
  ...PUNCHED_OUT,
  id: 71,
  version: 'v71',
  source: 'manual',
  enteredBy: 'Ada Adler',
  createdAt: '2026-03-09T08:00:00-06:00',
};
const CHANGED = { currentId: 71, versions: [RUNNING, NEW_VERSION] };

const refetch = () => act(() => queryClient.invalidateQueries({ queryKey: ['time-logs'] }));

const AGAIN = 'The form shows it as it is now. Make your change again; only your reason was kept.';

test.each([
  ['The employee has punched since.', { versions: [PUNCHED_OUT] }, 'v2'],
  ['Ada Adler changed it on Mar 09, 2026, 08:00 AM.', CHANGED, 'v71'],
])(
  'a refused save shows the log as it is now, and keeps only the reason: %s',
  async (who, history, version) => {
    respondWith();
    server.respondRaw(updateTimeLog, () => {
      respondWith(history);
      const message = 'Someone else has changed this log.';
      return { status: 409, body: { status: false, message, code: 'stale', timeLogId: 70 } };
    });
    const { user } = open();
    const form = await drawer();
    await type(form);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(`${who} ${AGAIN}`)).toBeVisible();
    const alert = form.getByRole('alert');
    expect(alert).toHaveTextContent('changed since you opened it');
    expect(document.activeElement).toContainElement(alert);
    expect(document.activeElement).not.toContainElement(form.getByLabelText('Reason'));
    expect(values(form)).toEqual(['2026-03-03T09:00', '2026-03-03T17:00', 'As agreed']);
    await changeValue(form.getByLabelText('Punch In'), '2026-03-03T08:30');
    server.respond(updateTimeLog, () => aResponse({ ...aTimeLog({ id: 72 }), version: 'v72' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.requestsOf(updateTimeLog).map(({ body }) => body)).toMatchObject([
      { version: 'v1', punchIn: '2026-03-03T08:00:00-06:00', punchOut: null },
      { version, punchIn: '2026-03-03T08:30:00-06:00', punchOut: '2026-03-03T17:00:00-06:00' },
    ]);
    expect(screen.queryByText(/were kept/)).not.toBeInTheDocument();
  },
);

test('a save in another tab changes nothing that was typed until it is saved; without input the form follows it', async () => {
  respondWith();
  const { user } = open();
  const form = await drawer();
  respondWith(CHANGED);
  await refetch();
  await waitFor(() => expect(form.getByLabelText('Punch Out')).toHaveValue('2026-03-03T17:00'));
  await type(form);
  respondWith({
    currentId: 72,
    versions: [RUNNING, NEW_VERSION, { ...NEW_VERSION, id: 72, version: 'v72', reason: 'Late' }],
  });
  await refetch();
  expect(await form.findByText('Reason: Late')).toBeVisible();
  expect(values(form)).toEqual(['2026-03-03T08:00', '2026-03-03T17:00', 'As agreed']);
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  server.respondRaw(updateTimeLog, () => ({
    status: 409,
    body: { status: false, message: 'Changed', code: 'stale', timeLogId: 72 },
  }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('only your reason was kept');
  expect(values(form)).toEqual(['2026-03-03T09:00', '2026-03-03T17:00', 'As agreed']);
  expect(server.requestsOf(updateTimeLog)[0]?.body).toMatchObject({ version: 'v71' });
});

test('a form that is closed with changes keeps them; on a newer version only the reason', async () => {
  respondWith();
  const { user, at } = open();
  const form = await drawer();
  await type(form);
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^Your unsaved changes .* were kept\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(at()).toBe('/time/logs?log=70');
  expect(values(await drawer())).toEqual(['2026-03-03T08:00', '', 'As agreed']);
  await user.keyboard('{Escape}');
  respondWith(CHANGED);
  queryClient.removeQueries({ queryKey: ['time-logs'] });
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const again = await drawer();
  expect(await again.findByRole('alert')).toHaveTextContent(
    `Ada Adler changed it on Mar 09, 2026, 08:00 AM. ${AGAIN}`,
  );
  expect(values(again)).toEqual(['2026-03-03T09:00', '2026-03-03T17:00', 'As agreed']);
  await changeValue(again.getByLabelText('Reason'), '');
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
