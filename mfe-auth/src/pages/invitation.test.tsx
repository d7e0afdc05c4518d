import { setPassword } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { renderPage, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password-page.tsx';

const server = serveContract();
const PAGES = [{ path: '/reset-password', Component: ResetPasswordPage }];

test('the link of an invitation says that a password is set, not reset, and works the same', async () => {
  server.respond(setPassword, () => ({ status: true, message: 'Done' }));
  const { router, user, unmount } = renderPage(PAGES, {
    server,
    path: '/reset-password#ref=s3cret&invitation',
  });
  expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await user.type(screen.getByLabelText('New Password'), '123456');
  await user.type(screen.getByLabelText('Confirm Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(server.requestsOf(setPassword)[0]?.body).toMatchObject({ ref: 's3cret' });
  unmount();
  // A moment after it was left, the page clears what it knows.
  await waitFor(() => expect(sessionStore.getState().forgot.resetToken).toBeNull());
});

test('an invitation that was used says so, and nothing of a reset', async () => {
  const message = 'Your password reset has expired or was already used.';
  server.respondRaw(setPassword, () => ({
    status: 422,
    body: { status: false, message, code: 'invalid', fields: [{ field: 'ref', message }] },
  }));
  const path = '/reset-password#ref=s3cret&invitation';
  const { router, user } = renderPage(PAGES, { server, path });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await user.type(await screen.findByLabelText('New Password'), '123456');
  await user.type(screen.getByLabelText('Confirm Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText(/^This invitation has expired or was already used/)).toBeVisible();
});
