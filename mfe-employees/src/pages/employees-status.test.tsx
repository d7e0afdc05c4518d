import {
  deleteEmployee,
  listEmployees,
  searchEmployees,
  setEmployeeStatus,
} from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  holdSeconds,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();
const OWN = ['timelogs.page'];

const open = (path = '/employees', capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], {
    server,
    path,
    capabilities,
  });

let staff = [anEmployee()];
const serveStaff = () => {
  const response = ({ query }: { query: Record<string, string> }) =>
    aPageOf(
      staff.filter(({ isActive }) => (isActive === true) === (query.isActive === 'true')),
      0,
    );
  server.respond(listEmployees, response);
  server.respond(searchEmployees, response);
};
const saved = (changes = {}) => aResponse({ ...anEmployee(changes), version: 2 });

beforeEach(() => {
  staff = [anEmployee({ id: 7 }), anEmployee({ id: 8, firstName: 'ines', lastName: 'pop' })];
  serveStaff();
});

const rowOf = (code: string) => within(screen.getByText(code).closest('tr') as HTMLElement);

test('a row has named actions; an active employee cannot be deleted (spec §2)', async () => {
  staff = [anEmployee({ id: 7 })];
  const { go } = open();
  await screen.findByText('EMP-7');
  const names = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names()).toEqual(expect.arrayContaining(['View Time Stats', 'Edit Employee']));
  expect(names()).not.toContain('Delete Employee');
  staff = [anEmployee({ id: 7, isActive: false })];
  await go('/employees?status=inactive');
  expect(await screen.findByRole('button', { name: 'Delete Employee' })).toBeVisible();
});

test('the switch shows its new state immediately, then the list is refetched (spec §4)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(setEmployeeStatus, async () => {
    await promise;
    staff = staff.filter(({ id }) => id !== 7);
    return saved({ isActive: false });
  });
  const { user, toasts } = open();
  await screen.findByText('EMP-7');
  await user.click(rowOf('EMP-7').getByRole('switch'));
  await waitFor(() => expect(rowOf('EMP-7').getByRole('switch')).not.toBeChecked());
  resolve();
  await waitFor(() => expect(screen.queryByText('EMP-7')).not.toBeInTheDocument());
  expect(server.requestsOf(setEmployeeStatus)).toMatchObject([
    { path: '/admin/employee/status/7', query: { isActive: 'false' } },
  ]);
  expect(server.requestsOf(listEmployees)).toHaveLength(2);
  expect(toasts).toEqual([{ tone: 'success', text: 'Employee deactivated successfully' }]);
  expect(screen.getByRole('table').parentElement?.closest('[tabindex="-1"]')).toHaveFocus();
});

test('with a search term the search is refetched, not the list (spec §4)', async () => {
  staff = [anEmployee({ id: 7, isActive: false })];
  server.respond(setEmployeeStatus, () => saved());
  const { user, toasts } = open('/employees?status=inactive&search=maya');
  await screen.findByText('EMP-7');
  await user.click(rowOf('EMP-7').getByRole('switch'));
  await waitFor(() => expect(server.requestsOf(searchEmployees)).toHaveLength(2));
  expect(server.requestsOf(listEmployees)).toHaveLength(0);
  expect(toasts).toEqual([{ tone: 'success', text: 'Employee activated successfully' }]);
});

test.each([
  [{ message: 'The last active administrator cannot be deactivated.' }, undefined],
  ['<html>', 'Failed to update employee status'],
])(
  'a refused switch is undone, a toast shows why, and the list is refetched',
  async (body, text) => {
    server.respondRaw(setEmployeeStatus, () => ({ status: 409, body }));
    const { user, toasts } = open();
    await screen.findByText('EMP-7');
    await user.click(rowOf('EMP-7').getByRole('switch'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const message = text ?? (body as { message: string }).message;
    expect(toasts).toEqual([{ tone: 'error', text: message }]);
    await waitFor(() => expect(server.requestsOf(listEmployees)).toHaveLength(2));
    expect(rowOf('EMP-7').getByRole('switch')).toBeChecked();
  },
);

test.each([
  [OWN, ['New']],
  [undefined, ['']],
])('an undecided switch is off; with %j its tag is %j (design §10)', async (capabilities, tag) => {
  staff = [anEmployee({ isActive: null })];
  open('/employees?status=inactive', capabilities);
  await screen.findByText('EMP-7');
  expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  expect(tableRows().map((row) => row[4])).toEqual(tag);
});

test.each([
  ['deleted', ['EMP-8']],
  ['not deleted', ['EMP-7', 'EMP-8']],
])(
  'when an employee is %s the list is refetched, and the focus stays on it (spec §2)',
  async (_, codes) => {
    staff = [anEmployee({ id: 7, isActive: false }), anEmployee({ id: 8, isActive: false })];
    server.respondRaw(deleteEmployee, () => {
      staff = staff.filter(({ id }) => codes.includes(`EMP-${id}`));
      return { status: codes.length === 1 ? 200 : 500, body: { status: true, message: '' } };
    });
    const { user } = open('/employees?status=inactive');
    await screen.findByText('EMP-7');
    const pass = holdSeconds();
    await user.click(rowOf('EMP-7').getByRole('button', { name: 'Delete Employee' }));
    const button = await screen.findByRole('button', { name: 'Delete' });
    pass(5);
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(tableRows().map(([code]) => code)).toEqual(codes));
    await waitFor(() => expect(server.requestsOf(listEmployees)).toHaveLength(2));
    expect(document.body).not.toHaveFocus();
  },
);

test.each(['Escape', 'Cancel'])(
  '%s closes the dialog without deleting and restores the focus',
  async (action) => {
    staff = [anEmployee({ id: 7, isActive: false })];
    const { user } = open('/employees?status=inactive');
    await screen.findByText('EMP-7');
    const opener = screen.getByRole('button', { name: 'Delete Employee' });
    await user.click(opener);
    await screen.findByRole('dialog');
    if (action === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(server.requestsOf(deleteEmployee)).toHaveLength(0);
  },
);
