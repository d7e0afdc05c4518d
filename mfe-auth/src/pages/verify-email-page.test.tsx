import { verifyEmail } from '@rollcall/shared/contract';
import { renderPage, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { VerifyEmailPage } from './verify-email-page.tsx';

const server = serveContract();
const open = (path: string) =>
  renderPage([{ path: '/verify-email', Component: VerifyEmailPage }], {
    server,
    path,
    capabilities: ['self'],
  });

test('a link from a mail confirms the address once, and the secret is removed from the URL', async () => {
  server.respond(verifyEmail, () => ({ status: true, message: 'OK' }));
  const { router } = open('/verify-email#token=the-secret');
  expect(await screen.findByText(/Your email address is verified\./)).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(server.requestsOf(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'the-secret' }]);
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});

test('a used link shows an error', async () => {
  server.refuse(verifyEmail, 422, 'This link has expired.');
  open('/verify-email#token=old');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
});

test('a link without its secret shows what to do, and no call is made', async () => {
  open('/verify-email');
  expect(await screen.findByRole('alert')).toHaveTextContent('Open the full link from the email.');
  expect(server.requests).toEqual([]);
});
