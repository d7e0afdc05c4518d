import { sessionStore } from '@rollcall/shared/session';
import { serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aRelease } from '../testing/releases.ts';
import { aModuleOf, renderConsole, SESSIONS } from '../testing/render-console.tsx';

const server = serveContract();

const EMPLOYEES = aRelease({
  name: 'mfe-employees',
  title: 'Employees',
  routes: [
    { path: '/employees', access: 'admin', title: 'All Employees' },
    { path: '/employees/:id', access: 'admin', title: 'Employee' },
    { path: '/employees/register', access: 'admin', title: 'Register' },
  ],
});
const RELEASES = [
  aRelease({
    name: 'mfe-auth',
    title: 'Account',
    routes: [{ path: '/login', access: 'public', title: 'Sign in' }],
  }),
  EMPLOYEES,
  aRelease({
    routes: [
      { path: '/applyCorrection', access: 'public', title: 'Time Correction' },
      { path: '/my/time', access: 'session', title: 'My Time', capability: 'self' },
      // A route without a title.
      { path: '/time/untitled', access: 'admin' },
    ],
  }),
];

type Who = keyof typeof SESSIONS;

const open = (path: string, who: Who, capabilities?: readonly string[]) =>
  renderConsole({ server, path, who, releases: RELEASES, capabilities });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => screen.queryByRole('navigation', { name: 'Main' });

// First, because the layout is loaded only once.
test('while the layout loads, the placeholder is in the main landmark', async () => {
  open('/employees', 'administrator');
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { name: 'Loading All Employees' })).toBeVisible();
  await heading('All Employees');
});

test.each<[path: string, who: Who, at: string, title: string]>([
  ['/', 'signedOut', '/login', 'Sign in'],
  ['/employees', 'signedOut', '/login', 'Sign in'],
  ['/my/time', 'signedOut', '/login', 'Sign in'],
  ['/applyCorrection', 'signedOut', '/applyCorrection', 'Time Correction'],
  ['/', 'employee', '/my/time', 'My Time'],
  ['/', 'withoutRole', '/my/time', 'My Time'],
  ['/employees', 'employee', '/unauthorized', 'Access Denied'],
  ['/employees', 'withoutRole', '/unauthorized', 'Access Denied'],
  ['/my/time', 'employee', '/my/time', 'My Time'],
  ['/', 'administrator', '/', 'Dashboard'],
  ['/unauthorized/', 'administrator', '/unauthorized/', 'Access Denied'],
  ['/employees', 'administrator', '/employees', 'All Employees'],
  ['/employees/12', 'administrator', '/employees/12', 'Employee'],
  ['/employees/register/', 'administrator', '/employees/register/', 'Register'],
])('%s as %s leads to %s, whose title is %s (spec §2, spec §6)', async (path, who, to, title) => {
  const { at } = open(path, who, ['self']);
  expect(await heading(title)).toBeVisible();
  expect(at()).toBe(to);
  expect(document.title).toBe(`${title} · Rollcall`);
});

test("a page without a title uses its module's title (design §4)", async () => {
  open('/time/untitled', 'administrator');
  expect(await heading('Time')).toBeVisible();
  expect(document.title).toBe('Time · Rollcall');
});

test.each<[path: string, who: Who, hasSidebar: boolean, hasAccount: boolean]>([
  ['/employees', 'administrator', true, true],
  ['/my/time', 'administrator', true, true],
  ['/my/time', 'employee', false, true],
  ['/my/time', 'withoutRole', false, true],
  ['/nothing', 'administrator', true, true],
  ['/nothing', 'employee', false, true],
  ['/nothing', 'signedOut', false, false],
])(
  'the access of %s, and the role %s, decide the layout (design §15.1)',
  async (path, who, hasSidebar, hasAccount) => {
    open(path, who, ['self']);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Dashboard' }) !== null).toBe(hasSidebar);
    expect(screen.queryByRole('button', { name: 'Ada Okafor' }) !== null).toBe(hasAccount);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  },
);

test.each([
  ['a base backend', undefined, RELEASES],
  ['our own server without a module for My Time', ['self'], RELEASES.slice(0, 2)],
])(
  'on %s / leads an employee to Access Denied, and the session ends (spec §2)',
  async (_, capabilities, releases) => {
    const { at } = renderConsole({ server, path: '/', who: 'employee', releases, capabilities });
    await heading('Access Denied');
    expect(at()).toBe('/unauthorized');
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test.each<
  [who: Who, capabilities: readonly string[] | undefined, hasSidebar: boolean, hasAccount: boolean]
>([
  ['signedOut', ['self'], false, false],
  ['employee', undefined, false, false],
  ['administrator', undefined, false, false],
  ['employee', ['self'], false, true],
  ['withoutRole', ['self'], false, true],
  ['administrator', ['self'], true, true],
])(
  'as %s with %j the correction page has one main, sidebar: %j, account menu: %j (decision 059)',
  async (who, capabilities, hasSidebar, hasAccount) => {
    open('/applyCorrection', who, capabilities);
    await heading('Time Correction');
    expect(screen.queryByRole('link', { name: 'Dashboard' }) !== null).toBe(hasSidebar);
    expect(screen.queryByRole('button', { name: 'Ada Okafor' }) !== null).toBe(hasAccount);
    expect(screen.getByRole('main')).toContainElement(await heading('Time Correction'));
  },
);

test.each(['/login', '/unauthorized'])(
  'the public page %s has no layout, also with a session on our own server',
  async (path) => {
    open(path, 'employee', ['self']);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Ada Okafor' })).toBeNull();
  },
);

test('/ keeps the session of an employee, and Back does not return to it (decision 057)', async () => {
  const { router, go, at } = open('/nothing', 'employee', ['self']);
  await heading('Page not found');
  await go('/');
  await heading('My Time');
  expect(sessionStore.getState().token).not.toBeNull();
  await go(-1);
  expect(at()).toBe('/nothing');
  expect(router.state.historyAction).toBe('POP');
});

test('a deep link without a session is remembered with its query; one after a sign-out is not (design §7)', async () => {
  const { router, go } = open('/employees?page=2', 'signedOut');
  await heading('Sign in');
  expect(router.state.location.state).toEqual({
    from: '/employees?page=2',
    access: 'admin',
  });
  act(() => sessionStore.getState().signIn(SESSIONS.administrator));
  await go('/employees?page=3');
  await heading('All Employees');
  act(() => sessionStore.getState().signOut());
  await heading('Sign in');
  expect(router.state.location.state).toBeNull();
});

test('Back does not return to a page that led to sign in (spec §2)', async () => {
  const { router, go, at } = open('/applyCorrection', 'signedOut');
  await heading('Time Correction');
  await go('/employees');
  await heading('Sign in');
  await go(-1);
  expect(at()).toBe('/applyCorrection');
  expect(router.state.historyAction).toBe('POP');
});

test('Access Denied says why and whom to ask, and clears the session and its stored copy (spec §2)', async () => {
  const { user, at } = open('/employees', 'employee');
  await heading('Access Denied');
  expect(screen.getByText(/not allowed to use the admin panel/)).toBeVisible();
  expect(screen.getByText(/contact your system administrator/)).toBeVisible();
  expect(sessionStore.getState().token).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
  expect(at()).toBe('/login');
});

test.each([
  ['our own server', ['self'], RELEASES, true],
  ['our own server without a module for it', ['self'], RELEASES.slice(0, 2), false],
  ['a base backend', undefined, RELEASES, false],
])(
  'on %s Access Denied may send employees to My Time; there is one link (design §7, decision 057)',
  async (_, capabilities, releases, hasHome) => {
    const { router, user } = renderConsole({
      server,
      path: '/unauthorized',
      who: 'employee',
      releases,
      capabilities,
    });
    await heading('Access Denied');
    const sentence = screen.queryByText(/^Are you an employee\? Sign in again to open My Time/);
    expect(sentence !== null).toBe(hasHome);
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Go to sign in']);
    await user.click(links[0] as HTMLElement);
    // A plain sign-in leads each role to its own page.
    expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
  },
);

test.each<[path: string, capabilities: readonly string[] | undefined]>([
  ['/nothing/here', ['self']],
  ['/employees/12/more', ['self']],
  ['/my/time', undefined],
  ['/my/time', ['corrections']],
  ['/constructor', ['self']],
])('%s with %j is not found (design §15.1)', async (path, capabilities) => {
  const { user, at } = open(path, 'administrator', capabilities);
  await heading('Page not found');
  expect(at()).toBe(path);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await heading('Dashboard')).toBeVisible();
});

test('the page for an unknown URL leads an employee home (decision 057)', async () => {
  const { user, at } = open('/nothing', 'employee', ['self']);
  await user.click(await screen.findByRole('link', { name: 'Go to My Time' }));
  await heading('My Time');
  expect(at()).toBe('/my/time');
});

test('an unknown URL names the modules whose list entries are damaged (design §6)', async () => {
  const unreadable = ['mfe-leave', 'mfe-payroll'];
  renderConsole({ server, path: '/leave', releases: RELEASES, unreadable });
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-leave, mfe-payroll');
});

test('while a page loads a skeleton is shown, and not the not-found page (design §5)', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  renderConsole({ server, path: '/employees', releases: RELEASES, load: () => promise });
  expect(await screen.findByRole('status', { name: 'Loading All Employees' })).toBeVisible();
  await waitFor(() => expect(sidebar()).toBeVisible());
  expect(screen.queryByText('Page not found')).toBeNull();
  await act(async () => resolve(aModuleOf(EMPLOYEES)));
  expect(await heading('All Employees')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading All Employees' })).toBeNull();
});

test.each([
  ['expires', 'expire', { from: '/employees?page=2', access: 'admin', userId: 1 }],
  ['is ended by its user', 'signOut', null],
] as const)('a session that %s leads to sign in (spec §4, design §7)', async (_, end, state) => {
  const { at, router } = open('/employees?page=2', 'administrator');
  await heading('All Employees');
  act(() => sessionStore.getState()[end]());
  await heading('Sign in');
  expect(at()).toBe('/login');
  expect(router.state.location.state).toEqual(state);
});

test('a module is loaded once for all of its pages, and a change of the query keeps the state of a page (design §5)', async () => {
  const loaded: string[] = [];
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    );
  }
  const routes = EMPLOYEES.descriptor.routes.map(({ path }) => ({ path, Component: Counter }));
  const { user, go } = renderConsole({
    server,
    path: '/employees',
    releases: RELEASES,
    load: (release) => {
      loaded.push(release.name);
      return release === EMPLOYEES ? { default: { routes } } : aModuleOf(release);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pressed 0' }));
  await go('/employees?page=2');
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await go('/employees/12');
  await go('/time/untitled');
  await heading('Time');
  await go('/employees');
  expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
  expect(loaded).toEqual(['mfe-employees', 'mfe-time']);
});
