import { getEmployee, listEmployees, updateEmployee } from '@rollcall/shared/contract';
import {
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';
import { RegisterPage } from './register-page.tsx';

const server = serveContract();
const OWN = ['roles'];
const MAYA = { id: 7, firstName: 'Maya', lastName: 'Berg', employeeId: 'X-7', isActive: false };

beforeEach(() => {
  server.respond(listEmployees, () => aPageOf([anEmployee(MAYA)], 0));
  server.respond(getEmployee, ({ path }) => {
    const id = Number(path.split('/').at(-1));
    return aResponse(anEmployeeRecord({ ...MAYA, id, employeeId: `X-${id}` }));
  });
});

const open = (search: string, capabilities: readonly string[] | undefined = OWN) =>
  renderAsAdministrator(
    [
      { path: '/employees', Component: EmployeesPage },
      { path: '/employees/register', Component: RegisterPage },
    ],
    { server, path: `/employees${search}`, capabilities },
  );
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const lastName = () => screen.getByRole('textbox', { name: 'Last Name' });

test('Back closes the Edit dialog and says that input was kept, Forward opens it again (decision 061)', async () => {
  const { user, go, at } = open('?status=inactive');
  await user.click(await screen.findByRole('button', { name: 'Edit Employee' }));
  await dialog('X-7');
  expect(at()).toBe('/employees?status=inactive&dialog=edit&employee=7');
  await user.type(await screen.findByRole('textbox', { name: 'Last Name' }), 'son');
  await go(-1);
  await noDialog();
  expect(at()).toBe('/employees?status=inactive');
  expect(await screen.findByText('Your unsaved changes were kept.')).toBeVisible();
  await go(1);
  await dialog('X-7');
  expect(screen.queryByText('Your unsaved changes were kept.')).toBeNull();
  await waitFor(() => expect(lastName()).toHaveValue('Bergson'));
});

test('Escape keeps the input and offers to reopen; Cancel discards it (design §8)', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Edit Employee' }));
  await user.type(await screen.findByLabelText('Middle Name'), 'Kept');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your unsaved changes were kept.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByLabelText('Middle Name')).toHaveValue('Kept');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit Employee' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit Employee' }));
  expect(await screen.findByLabelText('Middle Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Your unsaved changes were kept.')).not.toBeInTheDocument();
  expect(server.requestsOf(updateEmployee)).toEqual([]);
});

test('unsaved input of the Documents tab survives Back', async () => {
  const { user, go } = open('?dialog=edit&employee=7&tab=documents');
  const name = 'Document Name';
  await user.type(await screen.findByRole('textbox', { name }), 'Passport');
  await go('/employees');
  await noDialog();
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  await user.click(await screen.findByRole('tab', { name: 'Documents' }));
  expect(screen.getByRole('textbox', { name })).toHaveValue('Passport');
});

test('the tab is in the URL, and a link or reload opens it', async () => {
  const first = open('');
  await first.user.click(await screen.findByRole('button', { name: 'Edit Employee' }));
  await first.user.click(await screen.findByRole('tab', { name: 'Bank Details' }));
  const address = first.at();
  expect(address).toBe('/employees?dialog=edit&employee=7&tab=bank');
  await first.user.keyboard('{Escape}');
  await noDialog();
  expect(first.at()).toBe('/employees');
  first.unmount();
  const { at, user } = open(address.replace('/employees', ''));
  const tab = await screen.findByRole('tab', { name: 'Bank Details' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(at()).toBe('/employees');
});

test.each([
  ['edit', 'X-9'],
  ['time-stats', 'Maya Berg X-9'],
  ['delete', 'Delete Employee'],
])('on our server ?dialog=%s opens for an employee who is not on the page', async (name, title) => {
  open(`?dialog=${name}&employee=9`);
  expect(await dialog(title)).toBeVisible();
});

test.each([
  ['?dialog=edit&employee=9', 'Edit Employee', 'This employee is not on this page of the list.'],
  ['?dialog=edit&employee=abc', 'Edit Employee', 'This employee does not exist.'],
  ['?dialog=delete', 'Delete Employee', 'This employee does not exist.'],
  ['?dialog=time-stats&employee=%00', 'View Time Stats', 'This employee does not exist.'],
  ['?dialog=edit&employee=99999999999', 'Edit Employee', 'This employee does not exist.'],
])(
  'on a base backend %s says why no employee is shown, and closes',
  async (search, title, text) => {
    const { user, at } = renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], {
      server,
      path: `/employees${search}`,
    });
    const opened = await dialog(title);
    expect(await within(opened).findByRole('alert')).toHaveTextContent(text);
    await user.click(within(opened).getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(at()).toBe('/employees');
  },
);

test.each(['?dialog=unknown&employee=7', '?dialog=constructor', '?employee=7', '?dialog='])(
  '%s opens no dialog, and the list works',
  async (search) => {
    open(search);
    expect(await screen.findByRole('button', { name: 'Edit Employee' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('an employee who does not exist, and a failure with Retry, are shown in the dialog', async () => {
  server.respondRaw(getEmployee, () => ({ status: 404, body: { message: 'Not found.' } }));
  const { user, unmount } = open('?dialog=edit&employee=9');
  expect(await screen.findByText('This employee does not exist.')).toBeVisible();
  unmount();
  server.respondRaw(getEmployee, () => ({ status: 403, body: { message: 'Not allowed.' } }));
  open('?dialog=edit&employee=9');
  expect(await screen.findByText('Not allowed.')).toBeVisible();
  server.respond(getEmployee, () => aResponse(anEmployeeRecord({ id: 9, employeeId: 'X-9' })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await dialog('X-9')).toBeVisible();
});

test('a link cannot delete an active employee', async () => {
  server.respond(listEmployees, () => aPageOf([anEmployee({ ...MAYA, isActive: true })], 0));
  open('?dialog=delete&employee=7');
  expect(await screen.findByText(/Only inactive employees can be deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the remembered query of the list has no dialog', async () => {
  const { go, at, user } = open('?status=inactive');
  await user.click(await screen.findByRole('button', { name: 'Delete Employee' }));
  expect(at()).toBe('/employees?status=inactive&dialog=delete&employee=7');
  await go('/employees/register');
  await go('/employees');
  await screen.findByRole('button', { name: 'Edit Employee' });
  expect(at()).toBe('/employees?status=inactive');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('focus returns to the control that opened a dialog; after a link to the page', async () => {
  const { user, go } = open('?dialog=delete&employee=7');
  await dialog('Delete Employee');
  await user.keyboard('{Escape}');
  await noDialog();
  const button = await screen.findByRole('button', { name: 'Edit Employee' });
  await user.click(button);
  await dialog('X-7');
  await go(-1);
  await noDialog();
  expect(button).toHaveFocus();
});
