import { listEmployees } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { forgetInput } from '@rollcall/shared/ui';
import { act, screen } from '@testing-library/react';
import { RegisterPage } from './register-page.tsx';

const server = serveContract();
const path = '/employees/register';
const offer = () => screen.findByText('This form has input that was not saved. Restore it?');
const secret = 'Passwords, files, and bank, medical and identity details were not kept.';

beforeEach(() => server.respond(listEmployees, () => aPageOf([anEmployee()], 0)));

/** Types a name, a password and a file, and opens another page. */
async function typeAndLeave(options: { readonly isReload?: boolean } = {}) {
  const page = renderAsAdministrator([{ path, Component: RegisterPage }], {
    server,
    path,
    capabilities: ['register.full'],
  });
  await page.user.type(await screen.findByLabelText('First Name'), 'Ana');
  await page.user.type(screen.getByLabelText('Password'), 'Secret-1');
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

test('input that was not sent is offered completely after another page was opened', async () => {
  const { user } = await typeAndLeave();
  expect(await offer()).toBeVisible();
  expect(screen.queryByText(secret, { exact: false })).toBeNull();
  expect(screen.getByLabelText('First Name')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('Secret-1');
  await user.click(screen.getByRole('tab', { name: 'Documents' }));
  expect(await screen.findByText('pan.pdf')).toBeVisible();
});

test('input that was not sent is offered after a reload, without secrets, and says so', async () => {
  const { user } = await typeAndLeave({ isReload: true });
  expect(await offer()).toBeVisible();
  expect(screen.getByText(secret, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test.each(['Discard', 'Cancel'])('input that was not sent is forgotten after %s', async (name) => {
  const { user, go } = await typeAndLeave();
  await offer();
  await user.click(screen.getByRole('button', { name }));
  await go('/employees');
  await go(path);
  await screen.findByLabelText('First Name');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});
