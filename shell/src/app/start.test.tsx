import { type Call, getDashboard } from '@rollcall/shared/contract';
import { PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';
import { sessionStore } from '@rollcall/shared/session';
import { aResponse, aToken, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { aNavGroup, aRelease, aReleaseList, aShellRelease } from '../testing/releases.ts';
import { countReloads } from '../testing/reloads.ts';
import { serveRemotes } from '../testing/remotes.ts';
import { SESSIONS } from '../testing/render-console.tsx';
import { start } from './start.tsx';

const server = serveContract({ isOnePage: true });
const AUTH = aRelease({
  name: 'mfe-auth',
  title: 'Account',
  routes: [{ path: '/login', access: 'public', title: 'Sign in' }],
});
const LEAVE = aRelease({
  name: 'mfe-leave',
  title: 'Leave',
  routes: [{ path: '/leave', access: 'admin', title: 'Leave Management' }],
  nav: [aNavGroup('Leave', 400, { 'Leave Management': ['/leave'] })],
});
const RELEASES = [AUTH, LEAVE];
const LIST = aReleaseList(RELEASES);

const SignIn = () => (
  <main>
    <h1>Sign in</h1>
    <Link to="/">Go on</Link>
  </main>
);

/** The web host's responses; jsdom has no fetch. */
const host = jest.fn(async (url: string, _init?: RequestInit) => ({
  ok: url === '/live.json',
  status: url === '/live.json' ? 200 : 404,
  json: async () => live,
  text: async () => '',
  arrayBuffer: async () => new ArrayBuffer(0),
}));
let live: unknown = LIST;

/** Sets up the page as the web host serves it. */
function servePage(data: unknown) {
  document.body.innerHTML = '<div id="root"></div>';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.nonce = 'n0nce';
  block.setAttribute('nonce', 'n0nce');
  block.textContent = JSON.stringify(data);
  document.body.append(block);
}

const pageData = (): PageData => ({
  shell: aShellRelease(),
  releases: LIST,
  capabilities: ['self'],
  api: { baseUrl: server.baseUrl, paths: { getDashboard: '/v2/admin/dashboard' } },
  companyZone: 'UTC',
});
/** The dashboard call below the extra prefix of that backend (spec §7). */
const DASHBOARD: Call = { ...getDashboard, path: '/v2/admin/dashboard' };
const COUNTS = {
  totalUsers: 120,
  totalAdmins: 2,
  totalActiveUser: 100,
  totalInActiveUser: 20,
  totalUnverifiedUser: 30,
  totalVerifiedUser: 90,
  totalOnLeaveCount: 4,
  totalPunchInCount: 0,
  missmatch: { totalPunchOutMismatch: 3 },
};

/** Whether the operating system is in dark mode, and the listeners of that. */
let isSystemDark = false;
const systemListeners: (readonly [media: string, listener: () => void])[] = [];
/** The page's clock: only tests move it, however slow the machine is. */
let pageClockMs = Date.now();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const signIn = () => act(() => sessionStore.getState().signIn(SESSIONS.administrator));

describe('a page that cannot start', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['lacks the shell', { api: { baseUrl: '/api/v1', paths: {} } }],
    ['is empty', {}],
  ])('because its data %s shows a message', async (_, data) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    servePage(data);
    await act(start);
    expect(await heading('Rollcall could not start')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('because #root is missing throws', async () => {
    document.body.innerHTML = '';
    await expect(start()).rejects.toThrow('#root');
  });
});

describe('a page that the web host has served', () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  let firstAddress: string;

  beforeAll(async () => {
    Object.assign(globalThis, { fetch: host });
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          get matches() {
            return isSystemDark && media === '(prefers-color-scheme: dark)';
          },
          addEventListener: (_: string, listener: () => void) =>
            systemListeners.push([media, listener]),
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    jest.spyOn(performance, 'now').mockImplementation(() => pageClockMs);
    serveRemotes(
      () => () => ({ default: { routes: [{ path: '/login', Component: SignIn }] } }),
      RELEASES,
    );
    localStorage.setItem('token', SESSIONS.administrator.token);
    localStorage.setItem('user', JSON.stringify(SESSIONS.administrator.employee));
    history.replaceState(null, '', '/?preview=mfe-time@1.5.0-abc1234&disable-modules=mfe-leave#x');
    servePage(pageData());
    await act(start);
    firstAddress = location.pathname + location.search + location.hash;
  });
  beforeEach(() => server.respond(DASHBOARD, () => aResponse(COUNTS)));
  afterEach(async () => {
    act(() => sessionStore.getState().signOut());
    await heading('Sign in');
  });
  afterAll(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  /** Signs in and opens the dashboard; every test starts signed out. */
  async function openDashboard() {
    signIn();
    await user.click(await screen.findByRole('link', { name: 'Go on' }));
    await heading('Dashboard');
  }

  test('continues the session that the browser stores, on the backend that the page names (spec §7, design §7)', async () => {
    expect(await screen.findByRole('table', { name: 'Employees Info' })).toHaveTextContent('120');
    expect(server.requests[0]?.headers.authorization).toBe(
      `Bearer ${SESSIONS.administrator.token}`,
    );
    expect(document.cookie).toContain('rollcall_session=admin');
  });

  test('a signed-out visitor reaches a module, and the result of its load is reported (design §5)', async () => {
    expect(await heading('Sign in')).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    const reports = host.mock.calls.filter(([url]) => url === '/api/v1/releases/outcomes');
    const sent = reports.map(([, init]) => JSON.parse(String(init?.body)));
    expect(sent).toMatchObject([{ outcomes: [{ module: 'mfe-auth', result: 'ok' }] }]);
    expect(document.cookie).toContain('rollcall_session=0');
  });

  test('fetches the preview that an administrator requests, and removes it from the URL; a module that the URL disables is disabled (design §5, design §6)', async () => {
    await openDashboard();
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
      'mfe-time 1.5.0-abc1234 is not shown. There is no such release in the store.',
    );
    const [, init] =
      host.mock.calls.find(([url]) => url === '/api/v1/releases/mfe-time/1.5.0-abc1234') ?? [];
    expect(init?.headers).toEqual({ authorization: `Bearer ${SESSIONS.administrator.token}` });
    expect(firstAddress).toBe('/?disable-modules=mfe-leave#x');
    await user.click(screen.getByRole('link', { name: 'Leave Management' }));
    expect(
      await screen.findByRole('alert', { name: 'Leave Management is not available' }),
    ).toHaveTextContent('currently disabled');
  });

  test('cached data is cleared for the next person; an extended session keeps it (design §7)', async () => {
    const table = () => screen.findByRole('table', { name: 'Employees Info' });
    await openDashboard();
    await table();
    const before = server.requests.length;
    const token = `${SESSIONS.administrator.token}2`;
    act(() => sessionStore.getState().signIn({ ...SESSIONS.administrator, token }));
    await user.click(screen.getByRole('link', { name: 'Leave Management' }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await table()).toHaveTextContent('120');
    expect(server.requests).toHaveLength(before);
    act(() => sessionStore.getState().signOut());
    server.respond(DASHBOARD, () => aResponse({ ...COUNTS, totalUsers: 7 }));
    await openDashboard();
    expect(await table()).not.toHaveTextContent('120');
    expect(server.requests).toHaveLength(before + 1);
  });

  test('a token that the server refuses ends the session (spec §4)', async () => {
    server.refuse(DASHBOARD, 401, 'Please sign in.');
    signIn();
    await user.click(await screen.findByRole('link', { name: 'Go on' }));
    await waitFor(() =>
      expect(sessionStore.getState()).toMatchObject({ token: null, hasExpired: true }),
    );
    await heading('Sign in');
    const entry = { path: location.pathname, ...history.state };
    expect(entry).toMatchObject({ path: '/login', usr: { from: '/', access: 'admin' } });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a token that expired while the machine slept opens no page (spec §4)', async () => {
    await heading('Sign in');
    // No timer has run yet.
    act(() => sessionStore.setState({ token: aToken({ exp: 1, role: 'ADMIN' }) }));
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(sessionStore.getState()).toMatchObject({ token: null, hasExpired: true });
    expect(server.requests).toEqual([]);
  });

  test('an uncaught error shows a toast (design §5)', async () => {
    const error = new Error('x is undefined');
    error.stack = `Error\n at ${location.origin}/modules/mfe-leave/1/x.js:1:2`;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    });
    expect(await screen.findByText(/Something went wrong on this page/)).toBeVisible();
  });

  test("follows the system's dark mode (design §13)", () => {
    isSystemDark = true;
    act(() => {
      for (const [media, listener] of systemListeners)
        if (media === '(prefers-color-scheme: dark)') listener();
    });
    expect(document.documentElement.dataset.mode).toBe('dark');
  });

  test('checks for a newer version on a navigation, at most every ten seconds (design §5)', async () => {
    const checks = () => host.mock.calls.filter(([url]) => url === '/live.json').length;
    expect(checks()).toBe(0);
    pageClockMs += 10_000;
    await openDashboard();
    expect(checks()).toBe(1);
    expect(screen.queryByRole('status', { name: 'New version ready' })).toBeNull();
  });

  test('checks for it when the tab becomes visible, not when it is hidden, and offers it (design §5)', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get');
    const setHidden = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    live = { ...LIST, shell: { ...LIST.shell, current: '2.0.0-aaaaaaa' } };
    pageClockMs += 20_000;
    const before = host.mock.calls.length;
    setHidden(true);
    expect(host).toHaveBeenCalledTimes(before);
    setHidden(false);
    expect(await screen.findByRole('status', { name: 'New version ready' })).toBeVisible();
    hidden.mockRestore();
  });

  test('starts in a browser that blocks storage: only previews need it (design §6)', async () => {
    const closed = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storages = [
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed),
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(closed),
    ];
    servePage(pageData());
    await act(start);
    expect(await heading('Sign in')).toBeVisible();
    for (const storage of storages) storage.mockRestore();
  });

  test('a preview waits for an administrator, whose sign-in loads the page that was opened (design §6)', async () => {
    host.mockClear();
    history.replaceState(null, '', '/login?preview=mfe-time@1.6.0-abc1234');
    act(() => sessionStore.getState().signIn(SESSIONS.employee));
    servePage(pageData());
    await act(start);
    expect(await heading('Sign in')).toBeVisible();
    const reloads = countReloads();
    act(() => sessionStore.getState().signIn({ ...SESSIONS.employee, token: aToken() }));
    expect(reloads()).toBe(0);
    signIn();
    expect(reloads()).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(reloads()).toBe(1);
    expect(host.mock.calls.filter(([url]) => url.includes('/mfe-time/'))).toEqual([]);
  });
});
