import {
  getEmployee,
  listEmployees,
  resendInvitation,
  searchEmployees,
  setEmployeeStatus,
} from '@rollcall/shared/contract';
import {
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();

const OWN = ['employees.filter', 'list-views'];

const open = (path = '/employees', capabilities: readonly string[] = OWN) =>
  renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], {
    server,
    path,
    capabilities,
  });

const SPECIFIED = ['Employee ID', 'Name', 'Designation', 'Contact', 'Status', 'Actions'];
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

let staff = [anEmployee()];
beforeEach(() => {
  localStorage.clear();
  staff = [
    anEmployee({ id: 7, department: 'IT' }),
    anEmployee({ id: 8, firstName: 'ines', lastName: 'pop', department: null }),
  ];
  const response = ({ query }: { query: Record<string, string> }) =>
    aPageOf(
      staff.filter(({ department }) => [undefined, department].includes(query.department as 'IT')),
      0,
    );
  server.respond(listEmployees, response);
  server.respond(searchEmployees, response);
  server.respond(setEmployeeStatus, ({ query, path }) => {
    const id = Number(path.split('/').at(-1));
    const isActive = query.isActive === 'true';
    staff = staff.map((row) => (row.id === id ? { ...row, isActive } : row));
    return aResponse({ ...anEmployee({ id, isActive }), version: 2 });
  });
});

test('the department is a filter of list and search, in the URL', async () => {
  const { user, at } = open('/employees?page=2');
  await screen.findByText('EMP-8');
  await user.click(await screen.findByRole('combobox', { name: 'Department' }));
  await user.click(screen.getByTitle('IT'));
  await waitFor(() => expect(screen.queryByText('EMP-8')).not.toBeInTheDocument());
  expect(at()).toBe('/employees?department=IT');
  expect(server.requestsOf(listEmployees).at(-1)?.query).toEqual({
    page: '0',
    isActive: 'true',
    department: 'IT',
  });
  await user.type(screen.getByRole('searchbox'), 'ana');
  await waitFor(() =>
    expect(server.requestsOf(searchEmployees).map(({ query }) => query)).toEqual([
      { page: '0', isActive: 'true', department: 'IT', searchTerm: 'ana' },
    ]),
  );
  expect(at()).toBe('/employees?department=IT&search=ana');
});

test('a name leads to what Edit Employee opens', async () => {
  const { user, at } = open('/employees?department=IT');
  const name = within(await screen.findByRole('rowheader')).getByRole('link');
  const edit = '/employees?department=IT&dialog=edit&employee=7';
  expect(name).toHaveAttribute('href', edit);
  await user.click(name);
  expect(at()).toBe(edit);
});

test('New lists the accounts that wait for a decision, with their own sentence when none does', async () => {
  const { user, at } = open('/employees?page=2');
  await user.click(await screen.findByRole('combobox', { name: 'Status filter' }));
  await user.click(screen.getByTitle('New'));
  await waitFor(() => expect(at()).toBe('/employees?status=new'));
  await waitFor(() =>
    expect(server.requestsOf(listEmployees).at(-1)?.query).toEqual({
      page: '0',
      isActive: 'false',
      isNew: 'true',
    }),
  );
  staff = [];
  await user.type(screen.getByRole('searchbox'), 'ana');
  await waitFor(() =>
    expect(server.requestsOf(searchEmployees).map(({ query }) => query)).toEqual([
      { page: '0', isActive: 'false', isNew: 'true', searchTerm: 'ana' },
    ]),
  );
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('No account waits for you')).toBeVisible();
});

test('on a base backend the status is Active or Inactive, also in a link to new accounts', async () => {
  const { user } = open('/employees?status=new', []);
  await screen.findByText('EMP-8');
  expect(server.requestsOf(listEmployees)[0]?.query).toEqual({ page: '0', isActive: 'false' });
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).not.toContain('New');
});

test('a link with a department shows the same list; an empty department says so', async () => {
  open('/employees?department=HR');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(server.requestsOf(listEmployees)[0]?.query.department).toBe('HR');
});

test.each([
  ['a base backend', undefined],
  ['a server of the release before', ['timelogs.page']],
])('%s gets no department, and the columns are the specified ones', async (_, capabilities) => {
  localStorage.setItem('rollcall.employees-columns.1', 'department');
  renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], {
    server,
    path: '/employees?department=IT&columns=department&sort=name',
    capabilities,
  });
  expect(await screen.findByText('EMP-8')).toBeVisible();
  expect(server.requestsOf(listEmployees)[0]?.query).toEqual({ page: '0', isActive: 'true' });
  expect(headings()).toEqual(SPECIFIED);
  expect(screen.queryByRole('button', { name: 'View options' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
});

test('a column is added by keyboard, and remembered for this user', async () => {
  const { user, unmount } = open();
  await screen.findByText('EMP-7');
  expect(headings()).toEqual(SPECIFIED);
  const button = await screen.findByRole('button', { name: 'View options' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('checkbox', { name: 'Department' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let tabs = 0; tabs < 5; tabs += 1) await user.tab();
  expect(box).toHaveFocus();
  await user.keyboard(' ');
  expect(headings()).toEqual(SPECIFIED.toSpliced(5, 0, 'Department'));
  expect(tableRows().map((row) => row[5])).toEqual(['IT', 'N/A']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveFocus();
  unmount();
  open();
  await screen.findByText('EMP-7');
  expect(headings()).toContain('Department');
  expect(Object.keys(localStorage).filter((key) => key.includes('columns'))).toEqual([
    expect.stringMatching(/^rollcall\.employees-columns\.\d+$/),
  ]);
});

test('a heading sorts the list, and the order is in the URL', async () => {
  const { user, at } = open('/employees?search=ana&page=2');
  await screen.findByText('EMP-7');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(at()).toBe('/employees?search=ana&sort=name&order=asc');
  await waitFor(() =>
    expect(server.requestsOf(searchEmployees).at(-1)?.query).toMatchObject({
      page: '0',
      sort: 'name',
      order: 'asc',
    }),
  );
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() =>
    expect(server.requestsOf(listEmployees).at(-1)?.query).toMatchObject({ sort: 'name' }),
  );
});

test('one click deactivates; the toast names the employee, and Undo activates again', async () => {
  const { user, toasts } = open();
  await screen.findByText('EMP-7');
  const [control] = screen.getAllByRole('switch');
  await user.click(control as HTMLElement);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    tone: 'success',
    text: 'Employee deactivated successfully: Maya Lindqvist',
    action: { label: 'Undo' },
  });
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toEqual({
    tone: 'success',
    text: 'Employee activated successfully: Maya Lindqvist',
  });
  const requests = server.requestsOf(setEmployeeStatus);
  expect(requests.map(({ query }) => query.isActive)).toEqual(['false', 'true']);
  await waitFor(() => expect(screen.getAllByRole('switch')[0]).toBeChecked());
});

test('a refused Undo shows why', async () => {
  const { user, toasts } = open();
  await screen.findByText('EMP-7');
  await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
  await waitFor(() => expect(toasts).toHaveLength(1));
  server.refuse(setEmployeeStatus, 404, 'There is no such employee.');
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toEqual({ tone: 'error', text: 'There is no such employee.' });
});

test('the first activation of a new account cannot be undone: no call makes it undecided', async () => {
  staff = [anEmployee({ id: 7, isActive: null })];
  const { user, toasts } = open('/employees?status=inactive');
  await screen.findByText('EMP-7');
  await user.click(screen.getByRole('switch'));
  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'success', text: 'Employee activated successfully: Maya Lindqvist' },
    ]),
  );
});

test('who was invited and has not signed in can be invited again, in the list and in the dialog', async () => {
  staff = [
    anEmployee({ id: 7 }),
    anEmployee({ id: 8, email: 'ines@rollcall.example', isInvited: true }),
  ];
  server.respond(getEmployee, () => aResponse(anEmployeeRecord({ id: 8, isInvited: true })));
  server.respond(resendInvitation, () => ({ status: true, message: 'Invitation sent' }));
  const { user, toasts } = open();
  const row = (await screen.findByText('EMP-8')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Invited, not signed in yet')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Resend invitation' });
  expect(button).toHaveAccessibleDescription(/EMP-8/);
  await user.click(button);
  const sent = { tone: 'success', text: 'Invitation sent to ines@rollcall.example' };
  await waitFor(() => expect(toasts).toEqual([sent]));
  await user.click(within(row).getByRole('button', { name: 'Edit Employee' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Invited, not signed in yet')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Resend invitation' }));
  await waitFor(() => expect(toasts).toEqual([sent, sent]));
  expect(server.requestsOf(resendInvitation)).toHaveLength(2);
});

test.each([
  ['2020-01-31', ['leavers'], 'Last day: Jan 31, 2020'],
  ['2999-01-31', ['leavers'], 'Last day: Jan 31, 2999'],
  ['2999-01-31', [], undefined],
])('the list shows who leaves: %s with %j', async (exitDate, capabilities, expected) => {
  staff = [anEmployee({ id: 7, exitDate })];
  open('/employees', capabilities);
  await screen.findByText('EMP-7');
  const notes = screen.queryAllByText(/^Last day/).map(({ textContent }) => textContent);
  expect(notes).toEqual(expected === undefined ? [] : [expected]);
});
