import { refresh } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import {
  anAdministrator,
  aResponse,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { SessionEnd } from './session-end.tsx';

const server = serveContract();
const employee = anAdministrator();
const MINUTE_MS = 60_000;
const tokenFor = (ms: number) => aToken({ exp: Math.floor((Date.now() + ms) / 1000) });
const dialog = () => screen.queryByRole('dialog', { name: 'Your session ends soon' });

const open = (minutes: number, capabilities?: readonly string[]) =>
  renderPage([{ path: '/', element: <SessionEnd /> }], {
    server,
    path: '/',
    session: { token: tokenFor(minutes * MINUTE_MS), employee },
    ...(capabilities ? { capabilities } : {}),
  });

afterEach(() => jest.useRealTimers());

test('the dialog appears five minutes before the end of a session, not earlier (design §7)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open(6, ['self']);
  expect(dialog()).toBeNull();
  act(() => jest.advanceTimersByTime(MINUTE_MS + 2000));
  await waitFor(() => expect(dialog()).toBeVisible());
});

test('our own server extends the session', async () => {
  const longer = tokenFor(60 * MINUTE_MS);
  server.respond(refresh, () => aResponse({ token: longer, employee }));
  const { user } = open(4, ['self']);
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(sessionStore.getState().token).toBe(longer);
  expect(localStorage.getItem('token')).toBe(longer);
});

test('a refusal shows the reason, and keeps the button', async () => {
  server.refuse(refresh, 503, 'The server is busy.');
  const { user } = open(4, ['self']);
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText('The server is busy. You can try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toBeEnabled();
});

test('on a base backend it says when the session ends, and sends no request', async () => {
  const { user } = open(4);
  expect(
    await screen.findByText(/You will be signed out at .+ then sign in again\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(server.requests).toEqual([]);
});

test('Escape closes the dialog for the rest of the session', async () => {
  const { user } = open(4, ['self']);
  await screen.findByRole('dialog');
  act(() => screen.getByRole('button', { name: 'Not now' }).focus());
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('a token without an expiry never shows the dialog (spec §4)', () => {
  renderPage([{ path: '/', element: <SessionEnd /> }], {
    server,
    path: '/',
    session: { token: aToken(), employee },
  });
  expect(dialog()).toBeNull();
});
