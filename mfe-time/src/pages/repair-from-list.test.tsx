import {
  createTimeLog,
  deleteTimeLog,
  getTimeLogHistory,
  listTimeLogs,
  searchEmployees,
} from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  aTimeLogHistory,
  aTimeLogRow,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TimeLogsPage } from './time-logs-page.tsx';
import { TodayPage } from './today-page.tsx';

const server = serveContract();

const PAGES = [
  { path: '/time/logs', Component: TimeLogsPage },
  { path: '/time/today', Component: TodayPage },
];
const CAPABILITIES = ['timelogs.page', 'attendance.month', 'timelogs.repair'];

const open = (path: string, capabilities = CAPABILITIES) =>
  renderAsAdministrator(PAGES, { server, path, capabilities, zone: 'America/Chicago' });

const drawer = async () => {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('region', { name: 'History' });
  return within(dialog);
};

beforeEach(() => {
  server.respond(listTimeLogs, ({ query }) =>
    aPageOf(query.state === 'open' ? [] : [aTimeLogRow()], 0),
  );
  server.respond(getTimeLogHistory, () => aResponse(aTimeLogHistory()));
});

test.each(['/time/logs', '/time/today'])('%s: the log of a row is opened from it', async (path) => {
  const { user, at } = open(path);
  const opener = await screen.findByRole('button', { name: 'Maya Lindqvist' });
  expect(opener).toHaveAccessibleDescription(/^Open the time log of /);
  await user.click(opener);
  expect(at()).toBe(`${path}?log=70`);
  expect((await drawer()).getByLabelText('Punch In')).toHaveValue('2026-03-03T09:00');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('closing a log that a link opened moves the focus to its row', async () => {
  const { user } = open('/time/logs?log=70');
  await drawer();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Maya Lindqvist' })).toHaveFocus());
});

test('without the capability no log can be opened, and no history is requested', async () => {
  open('/time/logs?log=70', ['timelogs.page']);
  expect(await screen.findByRole('rowheader', { name: 'Maya Lindqvist' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Maya Lindqvist' })).not.toBeInTheDocument();
  expect(server.requestsOf(getTimeLogHistory)).toEqual([]);
});

test('a log is deleted with a reason, and the focus returns to the list', async () => {
  server.respond(deleteTimeLog, () => {
    server.respond(listTimeLogs, () => aPageOf([], 0));
    return aResponse({ id: 70 });
  });
  const { user, toasts } = open('/time/logs');
  await user.click(await screen.findByRole('button', { name: 'Maya Lindqvist' }));
  await user.click((await drawer()).getByRole('button', { name: 'Delete log' }));
  const title = await screen.findByText('Delete the time log of Maya Lindqvist');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Delete log' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await changeValue(dialog.getByLabelText('Reason for the deletion'), 'Never happened');
  await user.click(dialog.getByRole('button', { name: 'Delete log' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Time log deleted' }]));
  expect(server.requestsOf(deleteTimeLog)).toMatchObject([
    { path: '/admin/time-logs/70', body: { reason: 'Never happened', version: 'v1' } },
  ]);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Time Logs' })).toHaveFocus());
});

test('a new log that overlaps another offers to open it', async () => {
  const message = 'This overlaps the time log of Mar 03, 2026, 09:00 AM – no punch-out.';
  server.respondRaw(createTimeLog, () => ({
    status: 409,
    body: { status: false, message, code: 'conflict', timeLogId: 70 },
  }));
  const { user, at } = open('/time/logs');
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(String(query.isActive) === 'true' ? [anEmployee()] : [], 0),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  const title = await screen.findByText('Add a missing time log');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  await user.type(dialog.getByRole('combobox', { name: 'Employee' }), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  await changeValue(dialog.getByLabelText('Punch In'), '2026-03-03T09:00');
  await changeValue(dialog.getByLabelText('Punch Out'), '2026-03-03T17:00');
  await changeValue(dialog.getByLabelText('Reason'), 'Forgot');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Open that log' }));
  await drawer();
  expect(at()).toBe('/time/logs?log=70');
});
