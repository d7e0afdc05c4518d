import { login, setPassword } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken, renderPage, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password-page.tsx';

const server = serveContract();
const PAGES = [
  { path: '/reset-password', Component: ResetPasswordPage },
  { path: '/', Component: () => <h1>Home</h1> },
  { path: '/login', Component: () => <h1>Welcome Back</h1> },
];
const NEXT_WEEK = Date.now() + 7 * 86_400_000;
const linkUntil = (until: number) =>
  `/reset-password#ref=s3cret&invitation=ana%40rollcall.example&until=${until}`;
const open = (path = linkUntil(NEXT_WEEK)) => renderPage(PAGES, { server, path });

async function submit({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(await screen.findByLabelText('Password'), '123456');
  await user.type(screen.getByLabelText('Confirm Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
}

test('an invitation speaks of no reset, and signs in once the password is set', async () => {
  server.respond(setPassword, () => ({ status: true, message: 'Done' }));
  const employee = anAdministrator({ role: 'EMPLOYEE' });
  server.respond(login, () => ({
    status: true,
    message: 'Signed in',
    data: { token: aToken(), employee },
  }));
  const page = open();
  expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
  await waitFor(() => expect(page.router.state.location.hash).toBe(''));
  expect(document.body).not.toHaveTextContent(/reset|start over/i);
  await submit(page);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(server.requestsOf(setPassword)[0]?.body).toMatchObject({ ref: 's3cret' });
  expect(server.requestsOf(login)[0]?.body).toEqual({
    email: 'ana@rollcall.example',
    password: '123456',
  });
  expect(sessionStore.getState().user?.id).toBe(employee.id);
  // A moment after it was left, the page clears what it knows.
  await waitFor(() => expect(sessionStore.getState().forgot.resetToken).toBeNull());
});

test('when the sign-in fails, the sign-in page opens: the password is set', async () => {
  server.respond(setPassword, () => ({ status: true, message: 'Done' }));
  server.respondRaw(login, () => ({ status: 403, body: { message: 'Deactivated' } }));
  await submit(open());
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(sessionStore.getState().token).toBeNull();
});

const OVER = 'This invitation has expired or was already used.';

test('an invitation that was used says what to do', async () => {
  const message = 'Your password reset has expired or was already used.';
  server.respondRaw(setPassword, () => ({
    status: 422,
    body: { status: false, message, code: 'invalid', fields: [{ field: 'ref', message }] },
  }));
  await submit(open());
  expect(await screen.findByRole('alert')).toHaveTextContent(OVER);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Get a code' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('an invitation that has expired says so before a password is typed', async () => {
  open(linkUntil(Date.now() - 1));
  expect(await screen.findByRole('alert')).toHaveTextContent(OVER);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('after a reload the link is needed again', async () => {
  const page = open();
  await waitFor(() => expect(page.router.state.location.hash).toBe(''));
  const { state } = page.router.state.location;
  page.unmount();
  await waitFor(() => expect(sessionStore.getState().forgot.resetToken).toBeNull());
  const again = open('/reset-password');
  await act(() => again.router.navigate('/reset-password', { replace: true, state }));
  expect(await screen.findByText(/^Open the link in your invitation again/)).toBeVisible();
});
