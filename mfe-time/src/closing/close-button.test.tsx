import {
  type ClosePreviewBody,
  closeTimeLogs,
  previewCloseTimeLogs,
  undoTimeLogChanges,
} from '@rollcall/shared/contract';
import {
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CloseButton } from './close-button.tsx';
import type { CloseFilter } from './close-dialog.tsx';

const server = serveContract();
const ZONE = 'America/Chicago';
const ALL = { search: undefined, from: undefined, to: undefined, department: undefined };

/** Opens the button alone, for three logs of this filter. */
const open = (filter: Partial<CloseFilter> = {}) =>
  renderAsAdministrator(
    [
      {
        path: '/time/logs',
        Component: () => <CloseButton count={3} isExact filter={{ ...ALL, ...filter }} />,
      },
    ],
    { server, path: '/time/logs', capabilities: ['timelogs.page', 'timelogs.repair'], zone: ZONE },
  );

const MAYA: ClosePreviewBody = {
  id: 70,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  employeeCode: 'EMP-7',
  workDate: '2026-03-03',
  zone: ZONE,
  punchIn: '2026-03-03 09:00:00',
  punchOut: '2026-03-03 17:30:00',
  punchOutAt: '2026-03-03T17:30:00-06:00',
  workedMins: 510,
  breakMins: 0,
  problem: null,
  timeLogId: null,
  hasBreakWithoutEnd: false,
};
const NOOR: ClosePreviewBody = {
  ...MAYA,
  id: 80,
  employeeName: 'Noor Night',
  punchIn: '2026-03-03 22:00:00',
  punchOut: '2026-03-04 06:00:00',
  punchOutAt: '2026-03-04T06:00:00-06:00',
  workedMins: 480,
  hasBreakWithoutEnd: true,
};
const LATE: ClosePreviewBody = {
  ...MAYA,
  id: 90,
  employeeName: 'Late Larsson',
  punchOut: null,
  punchOutAt: null,
  workedMins: null,
  problem: '05:30 PM is before the punch-in.',
};

function respondWith(rows: readonly ClosePreviewBody[] = [MAYA, NOOR, LATE]) {
  server.respond(previewCloseTimeLogs, () => ({
    ...aResponse([...rows]),
    total: rows.length,
  }));
}

/** Opens the dialog and waits for its preview. */
async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Close 3 time logs…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('rowheader', { name: /Late Larsson/ });
  return dialog;
}

test('the preview has the filters of the list, and shows each punch-out or why there is none', async () => {
  respondWith();
  const { user } = open({ department: 'IT', from: '2026-03-01' });
  const dialog = await openDialog(user);
  expect(server.requestsOf(previewCloseTimeLogs)[0]?.query).toEqual({
    department: 'IT',
    from: '2026-03-01',
  });
  const textOf = (name: string) =>
    dialog.getByRole('row', { name: new RegExp(name) }).textContent ?? '';
  expect(textOf('Maya Lindqvist')).toContain('05:30 PM8 hrs 30 min');
  expect(textOf('Noor Night')).toContain(
    '06:00 AMnext dayA break without an end is not counted.8 hrs',
  );
  expect(textOf('Late Larsson')).toContain('Cannot be closed05:30 PM is before the punch-in.');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(dialog.getByText('1 log cannot be closed like this. The list says why.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: '2 of 3 selected' })).toBeVisible();
});

test('the end of each shift is the default; a time of day for all is previewed again', async () => {
  respondWith();
  const { user } = open();
  const dialog = await openDialog(user);
  expect(dialog.getByRole('radio', { name: 'At the end of each shift' })).toBeChecked();
  expect(dialog.queryByLabelText('Time of day')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'At a time of day' }));
  await waitFor(() =>
    expect(server.requestsOf(previewCloseTimeLogs).at(-1)?.query).toEqual({ at: '17:30' }),
  );
  await changeValue(dialog.getByLabelText('Time of day'), '18:00');
  await waitFor(() =>
    expect(server.requestsOf(previewCloseTimeLogs).at(-1)?.query).toEqual({ at: '18:00' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'At the end of each shift' }));
  await waitFor(() => expect(server.requestsOf(previewCloseTimeLogs).at(-1)?.query).toEqual({}));
});

test('the selected logs are closed with one reason at the times shown, and the toast undoes all', async () => {
  respondWith();
  server.respond(closeTimeLogs, () =>
    aResponse([
      { id: 70, newId: 71, problem: null },
      { id: 80, newId: 81, problem: null },
    ]),
  );
  server.respond(undoTimeLogChanges, () => aResponse([{ id: 71, newId: 72, problem: null }]));
  const { user, toasts } = open();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Close 2 logs' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await changeValue(dialog.getByLabelText('Reason'), ' Forgot to punch out ');
  await user.click(dialog.getByRole('button', { name: 'Close 2 logs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = server.requestsOf(closeTimeLogs);
  expect(sent?.body).toEqual({
    logs: [
      { id: 70, punchOutAt: '2026-03-03T17:30:00-06:00' },
      { id: 80, punchOutAt: '2026-03-04T06:00:00-06:00' },
    ],
    reason: 'Forgot to punch out',
  });
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(toasts).toMatchObject([{ tone: 'success', text: 'Time logs closed' }]);
  toasts[0]?.action?.run();
  await waitFor(() => expect(server.requestsOf(undoTimeLogChanges)).toHaveLength(1));
  expect(server.requestsOf(undoTimeLogChanges)[0]?.body).toEqual({ ids: [71, 81] });
});

test('a log can be taken out, and nothing selected closes nothing', async () => {
  respondWith();
  server.respond(closeTimeLogs, () => aResponse([{ id: 80, newId: 81, problem: null }]));
  const { user } = open();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('checkbox', { name: '2 of 3 selected' }));
  expect(dialog.getByRole('button', { name: 'Close 0 logs' })).toBeDisabled();
  await user.click(
    dialog.getByRole('checkbox', { name: 'Close the time log of Noor Night, Mar 03, 2026' }),
  );
  await changeValue(dialog.getByLabelText('Reason'), 'Forgot');
  await user.click(dialog.getByRole('button', { name: 'Close 1 log' }));
  await waitFor(() => expect(server.requestsOf(closeTimeLogs)).toHaveLength(1));
  expect(server.requestsOf(closeTimeLogs)[0]?.body.logs.map(({ id }) => id)).toEqual([80]);
});

const CHANGED = 'Someone else has changed this log.';

test.each([
  ['some', 71, null, '1 of 2 time logs closed.', ['Time logs closed']],
  ['all', null, CHANGED, 'No time log was closed.', []],
])(
  'when %s could not be closed, the dialog stays and says which and why',
  async (_title, newId, problem, title, toasted) => {
    respondWith();
    server.respond(closeTimeLogs, () =>
      aResponse([
        { id: 70, newId, problem },
        { id: 80, newId: null, problem: CHANGED },
      ]),
    );
    const { user, toasts } = open();
    const dialog = await openDialog(user);
    await changeValue(dialog.getByLabelText('Reason'), 'Forgot');
    respondWith([LATE]);
    await user.click(dialog.getByRole('button', { name: 'Close 2 logs' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(`Noor Night, Mar 03, 2026: ${CHANGED}`);
    expect(toasts.map(({ text }) => text)).toEqual(toasted);
  },
);
