import { login, resendVerification } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import {
  anAdministrator,
  aResponse,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { announcePageFailure } from '@rollcall/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';

const PAGES = [{ path: '/login', Component: LoginPage }];

const server = serveContract();
const token = aToken({ role: 'ADMIN' });
const signedIn = () => aResponse({ token, employee: anAdministrator() });

const open = (
  options: { state?: unknown; capabilities?: readonly string[]; companyName?: string } = {},
) => renderPage(PAGES, { server, path: '/login', ...options });

type User = ReturnType<typeof open>['user'];

async function submit(user: User, email = 'ada@rollcall.example', password = 'right horse') {
  await user.type(screen.getByLabelText('Email Address'), email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('on our server the page names the company', () => {
  open({ capabilities: ['self'], companyName: 'Acme Works' });
  expect(screen.getByText('Acme Works')).toBeVisible();
});

test('the page has the texts of spec §2 and fields that a password manager recognises', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByText('Sign in to your account to continue')).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  const email = screen.getByLabelText('Email Address');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('both fields are required, and no call is made without them (spec §5)', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Email Address is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toBeInvalid();
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    'Email Address is required',
  );
  await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
  expect(server.requests).toEqual([]);
});

test('an invalid address is refused under its field', async () => {
  const { user } = open();
  await submit(user, 'ada');
  expect(await screen.findByText(/Enter an email address like/)).toBeVisible();
  expect(server.requests).toEqual([]);
});

test('an address without a dot in its domain is accepted, as by browsers', async () => {
  server.refuse(login, 422, 'Wrong email or password');
  const { user } = open();
  await submit(user, 'ada@hr');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(server.requests[0]?.body).toEqual({ email: 'ada@hr', password: 'right horse' });
});

test('a sign-in stores token and user, and replaces the page by / (spec §2, spec §4)', async () => {
  server.respond(login, signedIn);
  const { user, router, at } = open();
  await submit(user);
  await waitFor(() => expect(at()).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sessionStore.getState()).toMatchObject({ token, user: { email: 'ada@rollcall.example' } });
  expect(localStorage.getItem('token')).toBe(token);
  expect(server.requestsOf(login)[0]?.body).toEqual({
    email: 'ada@rollcall.example',
    password: 'right horse',
  });
});

test('while the call runs the button reads "Signing in..." and is disabled (spec §2)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(login, async () => {
    await promise;
    return signedIn();
  });
  const { user, at } = open();
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  resolve();
  await waitFor(() => expect(at()).toBe('/'));
  expect(server.requestsOf(login)).toHaveLength(1);
});

test("a refusal shows the server's message in a box and keeps the input", async () => {
  server.refuse(login, 401, 'Email or password is wrong.');
  const { user, at } = open();
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  expect(screen.getByLabelText('Email Address')).toHaveValue('ada@rollcall.example');
  expect(at()).toBe('/login');
  server.respond(login, signedIn);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(at()).toBe('/'));
});

test('a refusal without a message shows the default (spec §8)', async () => {
  server.respondRaw(login, () => ({ status: 500, body: '<html>' }));
  const { user } = open();
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});

test.each([[{}], [{ data: {} }], [{ data: { token: '' } }], [{ data: { token: null } }], ['ok']])(
  'the response %j is the error "No token received" (spec §5)',
  async (body) => {
    server.respondRaw(login, () => ({ status: 200, body }));
    const { user } = open();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No token received');
    expect(sessionStore.getState().token).toBeNull();
  },
);

test.each([
  ['a base backend', {}, 'Too many attempts.', 'Too many attempts. Try again in 2 minutes.'],
  [
    'our own server, whose message says it',
    { capabilities: ['self'] },
    'Too many attempts. Please try again in 2 minutes.',
    'Too many attempts. Please try again in 2 minutes.',
  ],
])('after too many attempts on %s the box says when to try again', async (...row) => {
  const [, options, message, shown] = row;
  server.refuse(login, 429, message, { 'Retry-After': '90' });
  const { user } = open(options);
  await submit(user);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test.each([
  ['our own server', ['self'], '/employees?page=2'],
  ['a base backend', undefined, '/'],
])(
  'on %s a sign-in from a deep link opens the right page (design §7)',
  async (_, capabilities, path) => {
    server.respond(login, signedIn);
    const state = { from: '/employees?page=2' };
    const { user, at } = open({ state, ...(capabilities ? { capabilities } : {}) });
    await submit(user);
    await waitFor(() => expect(at()).toBe(path));
  },
);

test('a signed-in user is redirected to / (spec §2)', async () => {
  const session = { token, employee: anAdministrator() };
  const { at } = renderPage(PAGES, { server, path: '/login', session });
  await waitFor(() => expect(at()).toBe('/'));
});

test('the password can be shown and hidden again', async () => {
  const { user } = open();
  const password = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('an expired token shows an error and starts no session (spec §4)', async () => {
  const expired = aToken({ role: 'ADMIN', exp: 1 });
  server.respond(login, () => aResponse({ token: expired, employee: anAdministrator() }));
  const { user, at } = open();
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('the date or time on this device');
  expect(at()).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('the verification mail of an unverified address can be sent again (design §10)', async () => {
  server.respondRaw(login, () => ({
    status: 403,
    body: { message: 'Please verify your email first', code: 'email_unverified' },
  }));
  server.respond(resendVerification, () => ({ status: true, message: 'OK' }));
  const { user } = open({ capabilities: ['self'] });
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify your email first');
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/the email is on its way/)).toBeVisible();
  expect(server.requestsOf(resendVerification)[0]?.body).toEqual({ email: 'ada@rollcall.example' });
});

test('Caps Lock shows a warning while the password is typed', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  await user.keyboard('{CapsLock}b');
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
});

test.each([
  ['on our own server a sign-in for My Time says where it leads (design §7)', ['self'], true],
  ['a base backend has no My Time', undefined, false],
])('%s', async (_, capabilities, hasMyTime) => {
  server.respond(login, signedIn);
  const state = { from: '/my/time', access: 'session' };
  const { user, at } = open({ state, ...(capabilities ? { capabilities } : {}) });
  const hint = screen.queryByText('After signing in, you will continue to My Time.');
  expect(hint !== null).toBe(hasMyTime);
  await submit(user);
  await waitFor(() => expect(at()).toBe(hasMyTime ? '/my/time' : '/'));
});

test.each([
  ['ADMIN', '/employees?page=2'],
  ['EMPLOYEE', '/'],
])(
  "a sign-in from an administrator's page with the role %s opens %s (decision 057)",
  async (role, to) => {
    const employee = anAdministrator({ role });
    server.respond(login, () => aResponse({ token: aToken({ role }), employee }));
    const state = { from: '/employees?page=2', access: 'admin' };
    const { user, at } = open({ state, capabilities: ['self'] });
    await submit(user);
    await waitFor(() => expect(at()).toBe(to));
  },
);

test('what was typed is there again after the page failed to render, until someone signs in', async () => {
  server.respond(login, signedIn);
  const failed = open();
  await failed.user.type(screen.getByLabelText('Email Address'), 'ada@rollcall.example');
  await failed.user.type(screen.getByLabelText('Password'), 'right horse');
  announcePageFailure();
  failed.unmount();
  const { user, unmount } = open();
  expect(screen.getByLabelText('Email Address')).toHaveValue('ada@rollcall.example');
  expect(screen.getByLabelText('Password')).toHaveValue('right horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(sessionStore.getState().user).not.toBeNull());
  unmount();
  sessionStore.getState().signOut();
  open();
  expect(screen.getByLabelText('Email Address')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
