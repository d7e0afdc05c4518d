import { createEmployee, listEmployees } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { forgetInput } from '@rollcall/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { RegisterPage } from './register-page.tsx';

const server = serveContract();
const OWN = ['register.full'];

const open = (capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/employees/register', Component: RegisterPage }], {
    server,
    path: '/employees/register',
    capabilities,
  });
type User = ReturnType<typeof open>['user'];

const tab = () =>
  screen.getAllByRole('tab').find((each) => each.ariaSelected === 'true')?.textContent;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const type = async (user: User, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);
const choose = async (user: User, label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
};
const sentBody = () => String(server.requestsOf(createEmployee)[0]?.body);

async function fillPersonal(user: User) {
  await type(user, 'First Name', 'Ana');
  await type(user, 'Email', 'ana@rollcall.example');
  await type(user, 'Phone', '+1555');
  await choose(user, 'Gender', 'Other');
}
async function fillEmployment(user: User) {
  await user.click(screen.getByRole('tab', { name: 'Employment' }));
  await choose(user, 'Department', 'IT');
  await type(user, 'Designation', 'Engineer');
  await type(user, 'Join Date', '2026-03-02');
}

beforeEach(() => {
  server.respond(listEmployees, () => aPageOf([anEmployee()], 0));
  server.respond(createEmployee, () => aResponse({ ...anEmployee(), version: 1 }));
});

test('Previous and Next go through five tabs; before a submit every tab can be left (spec §2, §4)', async () => {
  const { user, at } = open();
  await screen.findByLabelText('First Name');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Personal Details', 'Address', 'Employment', 'Bank Details', 'Documents']);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const next of tabs.slice(1)) {
    await press(user, 'Next');
    expect(tab()).toBe(next);
  }
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Register Employee' })).toHaveFocus();
  expect(screen.getByLabelText('Profile Photo')).toHaveAttribute('accept', 'image/*');
  expect(screen.getByLabelText('PAN Card')).toHaveAttribute(
    'accept',
    expect.stringContaining('pdf'),
  );
  await press(user, 'Previous');
  expect(tab()).toBe('Bank Details');
  await press(user, 'Cancel');
  await waitFor(() => expect(at()).toBe('/employees'));
});

test('a submit shows all errors; after it a tab can be left only when it is valid (spec §4, §5)', async () => {
  const { user } = open();
  await type(user, 'Email', 'ana@');
  await press(user, 'Register Employee');
  for (const [label, text] of [
    ['First Name', 'First name is required'],
    ['Email', 'Email is invalid'],
    ['Phone', 'Phone is required'],
    ['Gender', 'Gender is required'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  }
  await user.click(screen.getByRole('tab', { name: 'Bank Details' }));
  await press(user, 'Next');
  expect(tab()).toBe('Personal Details');
  await user.clear(screen.getByLabelText('Email'));
  await fillPersonal(user);
  await press(user, 'Register Employee');
  for (const [label, text] of [
    ['Department', 'Department is required'],
    ['Designation', 'Designation is required'],
    ['Join Date', 'Join date is required'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  }
  await waitFor(() => expect(tab()).toBe('Employment'));
  expect(server.requestsOf(createEmployee)).toHaveLength(0);
});

test('a base backend gets the personal fields only, without empty ones (spec §7)', async () => {
  const { user, at, toasts } = open();
  await type(user, 'First Name', 'Ana');
  await user.clear(screen.getByLabelText('First Name'));
  await fillPersonal(user);
  await fillEmployment(user);
  await press(user, 'Register Employee');
  await waitFor(() => expect(at()).toBe('/employees'));
  const names = [...sentBody().matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['firstName', 'email', 'gender', 'phone']);
  expect(toasts).toEqual([{ tone: 'success', text: 'Employee created successfully' }]);
});

test('our server gets all fields, including files (design §8)', async () => {
  const { user, at } = open(OWN);
  await fillPersonal(user);
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  await type(user, 'Current City', 'Lund');
  await user.click(screen.getByLabelText('Permanent address same as current'));
  await fillEmployment(user);
  await user.click(screen.getByRole('tab', { name: 'Documents' }));
  const card = new File(['%PDF'], 'pan.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('PAN Card'), card);
  expect(screen.getByText('pan.pdf')).toBeVisible();
  await press(user, 'Register Employee');
  await waitFor(() => expect(at()).toBe('/employees'));
  for (const [name, value] of [
    ['department', 'IT'],
    ['joiningDate', '2026-03-02'],
    ['permanentAddressCity', 'Lund'],
    ['permanentSameAsCurrent', 'true'],
    ['isActive', 'true'],
  ]) {
    expect(sentBody()).toMatch(new RegExp(`name="${name}"\\s+${value}`));
  }
  expect(sentBody()).toContain('filename="pan.pdf"');
});

test.each([
  [{ message: 'The address is taken.' }, 'The address is taken.'],
  ['', 'Failed to create employee'],
])('a failure is shown in the banner, not as a toast: %j (spec §8)', async (body, message) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respondRaw(createEmployee, async () => {
    await promise;
    return { status: 409, body };
  });
  const { user, toasts, at } = open(OWN);
  await fillPersonal(user);
  await fillEmployment(user);
  await press(user, 'Register Employee');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  resolve();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(toasts).toEqual([]);
  expect(at()).toBe('/employees/register?tab=employment');
});

describe('input that was not sent', () => {
  const path = '/employees/register';
  const offer = () => screen.findByText('This form has input that was not saved. Restore it?');
  const secret = 'Passwords, files, and bank, medical and identity details were not kept.';

  /** Types a name, a password and a file, and opens another page. */
  async function typeAndLeave(options: { readonly isReload?: boolean } = {}) {
    const page = open(OWN);
    await type(page.user, 'First Name', 'Ana');
    await type(page.user, 'Password', 'Secret-1');
    await page.user.click(screen.getByRole('tab', { name: 'Documents' }));
    const card = new File(['%PDF'], 'pan.pdf', { type: 'application/pdf' });
    await page.user.upload(await screen.findByLabelText('PAN Card'), card);
    await page.go('/employees');
    if (options.isReload) {
      window.dispatchEvent(new Event('pagehide'));
      act(() => forgetInput('new-employee'));
    }
    await page.go(path);
    return page;
  }

  test('is offered completely after another page was opened', async () => {
    const { user } = await typeAndLeave();
    expect(await offer()).toBeVisible();
    expect(screen.queryByText(secret, { exact: false })).toBeNull();
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    await press(user, 'Restore');
    expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-1');
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await screen.findByText('pan.pdf')).toBeVisible();
  });

  test('is offered after a reload, without secrets, and says so', async () => {
    const { user } = await typeAndLeave({ isReload: true });
    expect(await offer()).toBeVisible();
    expect(screen.getByText(secret, { exact: false })).toBeVisible();
    await press(user, 'Restore');
    expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  test.each(['Discard', 'Cancel'])('is forgotten after %s', async (name) => {
    const { user, go } = await typeAndLeave();
    await offer();
    await press(user, name);
    await go('/employees');
    await go(path);
    await screen.findByLabelText('First Name');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
