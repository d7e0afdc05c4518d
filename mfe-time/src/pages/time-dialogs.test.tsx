import {
  explainDay,
  getTimeLogHistory,
  listAttendance,
  listEmployees,
  listTimeLogs,
} from '@rollcall/shared/contract';
import {
  aPageOf,
  aTimeLogRow,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';
import { TimeLogsPage } from './time-logs-page.tsx';

const server = serveContract();
const OWN = ['timelogs.page', 'timelogs.repair', 'attendance.month'];

beforeEach(() => {
  server.respond(listTimeLogs, () => aPageOf([aTimeLogRow({ id: 70 })], 0));
  server.respond(listAttendance, () => ({
    ...aPageOf([], 0),
    month: '2026-03',
    today: '2026-03-09',
  }));
  server.respondRaw(getTimeLogHistory, () => ({ status: 403, body: { message: 'Not allowed.' } }));
  server.respondRaw(explainDay, () => ({ status: 404, body: { message: 'Unknown employee.' } }));
  server.respond(listEmployees, () => aPageOf([], 0));
});

const open = (path: string, capabilities: readonly string[] | undefined = OWN) =>
  renderAsAdministrator(
    [
      { path: '/time/logs', Component: TimeLogsPage },
      { path: '/time/month', Component: MonthPage },
    ],
    { server, path, capabilities, zone: 'America/Chicago' },
  );
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Back closes Add Time Log and keeps its input, Forward opens it with it (decision 061)', async () => {
  const { user, go, at } = open('/time/logs?page=2');
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Forgot');
  expect(at()).toMatch(/dialog=add-log$/);
  await go(-1);
  await noDialog();
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  await go(1);
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Forgot');
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(at()).not.toMatch(/dialog/);
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('a log drawer of a link shows why it cannot be read, and closes in the same entry', async () => {
  const { user, at, router } = open('/time/logs?log=70&dialog=delete');
  expect(await screen.findByText('Not allowed.')).toBeVisible();
  await user.keyboard('{Escape}');
  await noDialog();
  expect(at()).toBe('/time/logs');
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  '/time/logs?dialog=close-logs',
  '/time/logs?dialog=delete',
  '/time/logs?log=abc',
  '/time/logs?log=%00',
  '/time/month?employee=abc&day=2026-03-01',
  '/time/month?employee=7&day=soon',
  '/time/month?dialog=replace&replaced=x',
])('%s opens nothing, and the page works', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([['/time/logs?dialog=add-log'], ['/time/logs?log=70']])(
  'without the capability %s shows the page only',
  async (path) => {
    open(path, ['attendance.month']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Time Logs' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
