import {
  getEmployee,
  listEmployees,
  setEmployeeRights,
  setEmployeeRole,
  setEmployeeStatus,
  updateEmployee,
} from '@rollcall/shared/contract';
import type { PageContext } from '@rollcall/shared/session';
import {
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEmployeeDialog } from '../employee-list/use-employee-dialog.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { EmployeeDialogs } from './employee-dialogs.tsx';

/** The dialogs of the list without the page, so that an edit of the page does not run these tests. */
const Dialogs = () => (
  <EmployeeDialogs
    dialog={useEmployeeDialog()}
    list={useEmployees({ page: 0, status: 'active', term: '', department: undefined })}
  />
);

const server = serveContract();
const OWN = ['roles'];

type FindRights = NonNullable<PageContext['findRights']>;

const open = (capabilities?: readonly string[], findRights: FindRights = () => []) =>
  renderAsAdministrator([{ path: '/employees', Component: Dialogs }], {
    server,
    path: '/employees?dialog=edit&employee=7',
    capabilities,
    findRights,
  });

/** Opens the dialog of the only employee in the list. */
async function openDialog(capabilities?: readonly string[], findRights?: FindRights) {
  const page = open(capabilities, findRights);
  await screen.findByLabelText('First Name');
  return page;
}

let record = anEmployeeRecord();
const saved = () => aResponse({ ...anEmployee(), version: 5 });
const bodies = () => server.requestsOf(updateEmployee).map(({ body }) => body);
const submit = () => screen.getByRole('button', { name: 'Update Employee' });
const goTo = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  record = anEmployeeRecord({ id: 7, version: 4, status: 'ACTIVE', role: 'EMPLOYEE' });
  server.respond(listEmployees, () => aPageOf([anEmployee({ id: 7, employeeId: 'EMP-7' })], 0));
  server.respond(getEmployee, () => aResponse(record));
  server.respond(updateEmployee, saved);
});

test('the dialog’s title is the code, and it has six tabs; all but Documents have Cancel and a submit button (spec §2)', async () => {
  const { user } = await openDialog(OWN);
  expect(screen.getByRole('dialog', { name: 'EMP-7' })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([
    'Personal',
    'Work Info',
    'Address',
    'Bank Details',
    'Emergency Contact',
    'Documents',
  ]);
  for (const name of tabs.slice(0, -1)) {
    await goTo(user, name ?? '');
    expect(submit()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  }
  await goTo(user, 'Documents');
  expect(screen.queryByRole('button', { name: 'Update Employee' })).not.toBeInTheDocument();
  expect(screen.getByText('Upload the File < 1 mb')).toBeVisible();
});

test('our server sends the full record; saving sends all of it back with its version (design §8, design §9)', async () => {
  const { user, toasts } = await openDialog(OWN);
  await user.clear(screen.getByLabelText('Last Name'));
  await user.type(screen.getByLabelText('Last Name'), ' Ek ');
  await goTo(user, 'Work Info');
  await user.click(screen.getByLabelText('Employment Type'));
  await user.click(await screen.findByRole('option', { name: 'Full_time' }));
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies()).toEqual([{ ...record, lastName: 'Ek', employmentType: 'Full_time' }]);
  expect(toasts).toEqual([{ tone: 'success', text: 'Employee updated successfully' }]);
  await waitFor(() => expect(server.requestsOf(listEmployees)).toHaveLength(2));
});

test.each<[string, string | null, string[], object]>([
  ['with a new exit date', null, [], { exitDate: '2027-01-31', deactivateOnExit: true }],
  ['unless it is cleared', null, ['clear'], { exitDate: '2027-01-31', deactivateOnExit: false }],
  ['unless the date is removed again', null, ['remove'], { exitDate: '', deactivateOnExit: false }],
  ['not with another exit date', '2026-12-31', [], { exitDate: '2027-01-31' }],
])('the account ends %s', async (_, exitDate, steps, expected) => {
  record = anEmployeeRecord({ id: 7, version: 4, exitDate });
  const { user } = await openDialog(['leavers']);
  await goTo(user, 'Work Info');
  fireEvent.change(screen.getByLabelText('Exit Date'), { target: { value: '2027-01-31' } });
  const box = screen.getByRole('checkbox', { name: 'Deactivate on the last day' });
  if (steps.includes('clear')) await user.click(box);
  if (steps.includes('remove')) {
    fireEvent.change(screen.getByLabelText('Exit Date'), { target: { value: '' } });
  }
  await user.click(submit());
  await waitFor(() => expect(bodies()).toEqual([{ ...record, ...expected }]));
});

test('a base backend gets no call for the record; unknown keys are sent back (spec §8)', async () => {
  const badge = { colour: 'green' };
  server.respondRaw(listEmployees, () => ({
    status: 200,
    body: { data: [{ id: 7, employeeId: 'X1', firstName: 'ana', badge }], total: 1 },
  }));
  server.respondRaw(updateEmployee, () => ({ status: 200, body: {} }));
  const { user } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'X1' })).toBeVisible();
  expect(screen.queryByLabelText('Role')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Deactivate on the last day')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Middle Name'), 'maria');
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies()).toEqual([
    { id: 7, employeeId: 'X1', firstName: 'ana', badge, middleName: 'maria' },
  ]);
  expect(server.requestsOf(getEmployee)).toHaveLength(0);
});

test('a refused field shows its message; the list is refetched and the dialog stays open (spec §8)', async () => {
  const fields = [{ field: 'exitDate', message: 'Exit date is before the join date' }];
  server.respondRaw(updateEmployee, () => ({ status: 422, body: { message: 'No.', fields } }));
  const { user, toasts } = await openDialog(OWN);
  await user.type(screen.getByLabelText('Last Name'), 'x');
  await user.click(submit());
  expect(await screen.findByText('Exit date is before the join date')).toBeVisible();
  expect(screen.getByLabelText('Exit Date')).toHaveAccessibleDescription(
    'Exit date is before the join date',
  );
  expect(toasts).toEqual([{ tone: 'error', text: 'No.' }]);
  await waitFor(() => expect(server.requestsOf(listEmployees)).toHaveLength(2));
});

const RELOADED = 'Reloaded. Your changes are still here.';

test('a save whose response was lost is repeated with the same key; a base backend gets none (design §9)', async () => {
  let isLost = true;
  server.respondRaw(updateEmployee, () => {
    const status = isLost ? 502 : 200;
    isLost = false;
    return { status, body: status === 200 ? saved() : '' };
  });
  const { user } = await openDialog(OWN);
  await user.type(screen.getByLabelText('Middle Name'), 'x');
  await user.click(submit());
  await waitFor(() => expect(server.requestsOf(updateEmployee)).toHaveLength(1));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = server
    .requestsOf(updateEmployee)
    .map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('a stale record can be reloaded, and the input stays (design §9)', async () => {
  const message = 'Someone else has changed this employee in the meantime.';
  server.respondRaw(updateEmployee, ({ body }) =>
    (body as { version: number }).version === 4
      ? { status: 409, body: { status: false, code: 'stale', message } }
      : { status: 200, body: saved() },
  );
  const { user } = await openDialog(OWN);
  await user.type(screen.getByLabelText('Middle Name'), 'Typed');
  await user.click(submit());
  const reload = await screen.findByRole('button', { name: 'Reload' });
  expect(screen.queryByText(RELOADED)).not.toBeInTheDocument();
  record = { ...record, version: 5, phone: '+1999' };
  await user.click(reload);
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+1999'));
  expect(screen.getByLabelText('Middle Name')).toHaveValue('Typed');
  expect(screen.getByText(RELOADED)).toBeVisible();
  expect(submit()).toHaveFocus();
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies().at(-1)).toMatchObject({ version: 5, phone: '+1999', middleName: 'Typed' });
});

test('rights are those that modules ask for, and what the employee has otherwise can be removed', async () => {
  server.respond(setEmployeeRights, saved);
  record = { ...record, rights: ['old-one', 'payroll'] };
  const { user } = await openDialog([...OWN, 'rights'], () => [
    { right: 'archive', modules: ['Archive', 'Payroll'] },
    { right: 'payroll', modules: ['Payroll'] },
  ]);
  await goTo(user, 'Work Info');
  const rights = within(screen.getByRole('group', { name: 'Rights' }));
  const states = () =>
    rights
      .getAllByRole('checkbox')
      .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]);
  expect(states()).toEqual([
    ['archive (Archive, Payroll)', false],
    ['payroll (Payroll)', true],
    ['old-one (no module asks for it)', true],
  ]);
  await user.click(rights.getByRole('checkbox', { name: /^old-one/ }));
  await user.click(rights.getByRole('checkbox', { name: /^archive/ }));
  expect(states().map(([, isChecked]) => isChecked)).toEqual([true, true, false]);
  await user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = server.requestsOf(setEmployeeRights).map(({ body }) => body);
  expect(sent).toEqual([{ rights: expect.arrayContaining(['archive', 'payroll']) }]);
  expect(JSON.stringify(sent)).not.toContain('old-one');
});

test('without any right there is nothing to choose', async () => {
  const { user } = await openDialog([...OWN, 'rights']);
  await goTo(user, 'Work Info');
  expect(screen.getByLabelText('Role')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Rights' })).toBeNull();
});

test('the role has its own call; an employee who resigned can then be deactivated (design §10)', async () => {
  server.respond(setEmployeeRole, saved);
  server.respond(setEmployeeStatus, saved);
  const { user } = await openDialog(OWN);
  await goTo(user, 'Work Info');
  await user.click(screen.getByLabelText('Role'));
  await user.click(await screen.findByTitle('ADMIN'));
  await user.click(within(screen.getByRole('dialog')).getByLabelText('Status'));
  await user.click(await screen.findByTitle('RESIGNED'));
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(server.requestsOf(setEmployeeStatus)).toHaveLength(1));
  expect(server.requestsOf(setEmployeeRole)).toMatchObject([{ body: { role: 'ADMIN' } }]);
  expect(bodies()).toEqual([{ ...record, status: 'RESIGNED' }]);
});
