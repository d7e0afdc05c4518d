import {
  createTimeLog,
  explainDay,
  listAttendance,
  listTimeLogs,
  searchEmployees,
} from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  aTimeLog,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';
import { TimeLogsPage } from './time-logs-page.tsx';

const server = serveContract();

const PAGES = [
  { path: '/time/logs', Component: TimeLogsPage },
  { path: '/time/month', Component: MonthPage },
];

const open = (path: string) =>
  renderAsAdministrator(PAGES, {
    server,
    path,
    capabilities: ['timelogs.page', 'attendance.month'],
    zone: 'America/Chicago',
  });

const type = (label: string, value: string) =>
  changeValue(within(screen.getByRole('dialog')).getByLabelText(label), value);

/** Found by its title, because in tests antd gives every dialog the same id. */
const dialogOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]') as HTMLElement;

const SAVED = { tone: 'success', text: 'Time log saved' };

test('the form keeps its input after Escape and says so; Cancel discards it (design §8)', async () => {
  server.respond(listTimeLogs, () => aPageOf([], 0));
  const { user } = open('/time/logs');
  const opener = await screen.findByRole('button', { name: 'Add Time Log' });
  await user.click(opener);
  await user.type(await screen.findByLabelText('Reason'), 'Terminal');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your unsaved changes were kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByLabelText('Reason')).toHaveValue('Terminal');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Your unsaved changes were kept.')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await screen.findByLabelText('Reason')).toHaveValue('');
});

test('an administrator adds a missing log with a reason; invalid fields are named first', async () => {
  server.respond(listTimeLogs, () => aPageOf([], 0));
  server.respond(searchEmployees, () => aPageOf([anEmployee()], 0));
  server.respond(createTimeLog, () => aResponse(aTimeLog()));
  const { user, toasts } = open('/time/logs');
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  const dialog = await dialogOf('Add a missing time log');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  for (const message of [
    'Choose an employee',
    'Punch-in time is required',
    'Punch-out time is required',
    'A reason is required',
  ]) {
    expect(await within(dialog).findByText(message)).toBeVisible();
  }
  await user.type(within(dialog).getByRole('combobox', { name: 'Employee' }), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  await type('Punch In', '2026-03-08T02:30');
  await type('Punch Out', '2026-03-08T09:00');
  await user.type(within(dialog).getByLabelText('Reason'), ' Terminal was down ');
  expect(await within(dialog).findByText(/does not exist in America\/Chicago/)).toBeVisible();
  await type('Punch In', '2026-03-08T03:30');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([SAVED]));
  const [sent] = server.requestsOf(createTimeLog);
  expect(sent?.body).toEqual({
    employeeId: 7,
    punchIn: '2026-03-08 03:30',
    punchOut: '2026-03-08 09:00',
    reason: 'Terminal was down',
  });
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("the day's details offer to enter a missing punch-out", async () => {
  server.respond(listAttendance, () => ({
    ...aPageOf(
      [
        {
          employeeId: 7,
          employeeCode: 'EMP-7',
          employeeName: 'Maya Lindqvist',
          department: null,
          days: ['Present' as const],
          present: 1,
          absent: 0,
          leave: 0,
          workedMins: 0,
          breakMins: 0,
        },
      ],
      0,
    ),
    month: '2026-03',
    today: '2026-03-10',
  }));
  const log = {
    ...aTimeLog({ punchIn: '2026-03-01 09:05:10', punchOut: null, punchOutAt: null }),
    state: 'missing-out' as const,
    totalWorkedMins: null,
    zone: 'America/Chicago',
    source: 'punch' as const,
    enteredBy: null,
    reason: null,
    isSuperseded: false,
    supersedes: null,
    spanSeconds: null,
    breaks: [],
    workedSeconds: null,
  };
  server.respond({ ...explainDay, path: '/admin/attendance/7/2026-03-01' }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      date: '2026-03-01',
      status: 'Present',
      leave: null,
      logs: [log],
      corrections: [],
      workedMins: 0,
      breakMins: 0,
    }),
  );
  server.refuse(createTimeLog, 409, 'This overlaps another time log');
  const { user, toasts } = open('/time/month?month=2026-03&employee=7&day=2026-03-01');
  await user.click(await screen.findByRole('button', { name: 'Enter the punch-out' }));
  const dialog = await dialogOf('Enter the punch-out of Maya Lindqvist');
  expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  await changeValue(within(dialog).getByLabelText('Punch Out'), '2026-03-01T17:00');
  await user.type(within(dialog).getByLabelText('Reason'), 'Forgot to punch');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', text: 'This overlaps another time log' }]),
  );
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Forgot to punch');
  expect(server.requestsOf(createTimeLog)[0]?.body).toEqual({
    employeeId: 7,
    punchIn: '2026-03-01 09:05:10',
    punchOut: '2026-03-01 17:00',
    reason: 'Forgot to punch',
    supersedes: 70,
  });
});
