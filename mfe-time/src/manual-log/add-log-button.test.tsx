import { createTimeLog, type EmployeeRowBody, searchEmployees } from '@rollcall/shared/contract';
import { sessionStore, useNow } from '@rollcall/shared/session';
import {
  anEmployee,
  aPageOf,
  aResponse,
  aTimeLog,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AddLogButton } from './add-log-button.tsx';

const server = serveContract();

const ZONE = 'America/Chicago';

const open = () =>
  renderAsAdministrator(
    [{ path: '/time/logs', Component: () => <AddLogButton zone={ZONE} now={useNow()} /> }],
    { server, path: '/time/logs', capabilities: ['timelogs.page'], zone: ZONE },
  );

const type = (label: string, value: string) =>
  changeValue(within(screen.getByRole('dialog')).getByLabelText(label), value);

/** Found by its title, because in tests antd gives every dialog the same id. */
const dialogOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]') as HTMLElement;

const SAVED = { tone: 'success', text: 'Time log saved' };

test('the form keeps its input after Escape and says so; Cancel discards it (design §8)', async () => {
  const { user } = open();
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

/** The search finds all of them. */
const serveEmployees = (...employees: EmployeeRowBody[]) =>
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(
      employees.filter(({ isActive }) => String(isActive) === String(query.isActive)),
      0,
    ),
  );

test('someone who has left can be chosen, after the others; codes tell namesakes apart', async () => {
  const former = anEmployee({ id: 12, employeeId: 'EMP-12', isActive: false });
  serveEmployees(former, anEmployee());
  server.respond(createTimeLog, () => aResponse(aTimeLog()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  const dialog = within(await dialogOf('Add a missing time log'));
  await user.type(dialog.getByRole('combobox', { name: 'Employee' }), 'maya');
  await screen.findByText('Maya Lindqvist · EMP-12 · Inactive');
  const found = screen.getAllByTitle('Maya Lindqvist').map(({ textContent }) => textContent);
  expect(found).toEqual(['Maya Lindqvist · EMP-7', 'Maya Lindqvist · EMP-12 · Inactive']);
  await user.click(screen.getByText('Maya Lindqvist · EMP-12 · Inactive'));
  await type('Punch In', '2026-03-08T03:30');
  await type('Punch Out', '2026-03-08T09:00');
  await user.type(dialog.getByLabelText('Reason'), 'Terminal');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(createTimeLog)).toHaveLength(1));
  expect(server.requestsOf(createTimeLog)[0]?.body).toMatchObject({ employeeId: 12 });
});

test('an administrator adds a missing log with a reason; invalid fields are named first', async () => {
  serveEmployees(anEmployee());
  server.respond(createTimeLog, () => aResponse(aTimeLog()));
  const { user, toasts } = open();
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
    punchIn: '2026-03-08T03:30:00-05:00',
    punchOut: '2026-03-08T09:00:00-05:00',
    reason: 'Terminal was down',
  });
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('after the session ended, the restored form shows the name of the employee', async () => {
  serveEmployees(anEmployee());
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  const dialog = await dialogOf('Add a missing time log');
  await user.type(within(dialog).getByRole('combobox', { name: 'Employee' }), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  act(() => sessionStore.getState().expire());
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByTitle('Maya Lindqvist')).toBeVisible();
});
