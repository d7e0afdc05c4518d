import { createEmployee, listEmployees } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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

test('Previous and Next go through five tabs; before a submit every tab can be left (spec §2, spec §4)', async () => {
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

test('a submit shows all errors; after it a tab can be left only when it is valid (spec §4, spec §5)', async () => {
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
  const empty = new File([], 'pan.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('PAN Card'), empty);
  expect(screen.getByLabelText('PAN Card')).toHaveAccessibleDescription('The file is empty');
  await user.upload(screen.getByLabelText('PAN Card'), card);
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

test('with an empty or refused file the form stays, and its input says why', async () => {
  const { user, at } = open(OWN);
  await fillPersonal(user);
  await fillEmployment(user);
  await user.click(screen.getByRole('tab', { name: 'Documents' }));
  const file = (content: string) => new File([content], 'pan.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('PAN Card'), file(''));
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  await press(user, 'Register Employee');
  const input = () => screen.getByLabelText('PAN Card');
  await waitFor(() => expect(input()).toHaveFocus());
  expect(tab()).toBe('Documents');
  expect(input()).toHaveAccessibleDescription('The file is empty');
  expect(server.requestsOf(createEmployee)).toEqual([]);
  const message = 'The file must be a JPEG, PNG or WebP image or a PDF.';
  server.respondRaw(createEmployee, () => ({
    status: 415,
    body: { message, code: 'unsupported_type', fields: [{ field: 'panCard', message }] },
  }));
  await user.upload(input(), file('heic'));
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  await press(user, 'Register Employee');
  await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
  await waitFor(() => expect(input()).toHaveFocus());
  expect(at()).toBe('/employees/register?tab=documents');
  await user.upload(input(), file('%PDF'));
  expect(input()).not.toHaveAccessibleDescription(message);
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
