import type { PageData, RouteAccess, SessionHint, ShellPreloads } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { drawnPage, readSessionHint } from './drawn-page.ts';
import { preloadLinks } from './preloads.ts';

const HASH = `sha256-${'B'.repeat(43)}=`;
const SHELL_FILES: ShellPreloads = {
  files: Object.fromEntries(
    ['base.js', 'table.js', 'admin.js', 'admin.css', 'own.js', 'dashboard.js'].map((path) => [
      path,
      HASH,
    ]),
  ),
  parts: {
    'antd/es/table': ['base.js', 'table.js', 'gone.js'],
    'layout/admin-layout': ['base.js', 'admin.js', 'admin.css'],
    'layout/self-service-layout': ['base.js', 'own.js'],
    'dashboard/dashboard-page': ['dashboard.js'],
  },
  byAccess: { public: [], session: ['layout/self-service-layout'], admin: ['layout/admin-layout'] },
  pages: { '/': { access: 'admin', title: 'Dashboard', parts: ['dashboard/dashboard-page'] } },
};

/** A page where mfe-time has one route with this access, and mfe-auth the sign-in page. */
function pageWith(
  access: RouteAccess,
  {
    path: timePath = '/time/:date',
    capability,
    ...changes
  }: { disabled?: boolean; path?: string; capability?: string } = {},
): PageData {
  const pointer = LIST.modules['mfe-time'];
  if (!pointer) throw new Error('The fixture has no mfe-time.');
  const routesOf = (path: string, routeAccess: RouteAccess) => [
    { path, access: routeAccess, ...(capability && path !== '/login' ? { capability } : {}) },
  ];
  const live = (name: string, path: string, routeAccess: RouteAccess) => ({
    ...pointer,
    ...changes,
    releases: {
      [RELEASE.version]: {
        ...RELEASE,
        url: `/modules/${name}/`,
        needs: name === 'mfe-time' ? ['react', 'antd/es/table'] : [],
        descriptor: { ...RELEASE.descriptor, routes: routesOf(path, routeAccess) },
      },
    },
  });
  const modules = {
    'mfe-time': live('mfe-time', timePath, access),
    'mfe-auth': live('mfe-auth', '/login', 'public'),
  };
  return {
    shell: SHELL,
    releases: { ...LIST, modules },
    capabilities: null,
    api: { baseUrl: '/api/v1', paths: {} },
    companyZone: null,
  };
}

function preloaded(
  page: PageData,
  path: string,
  hint: SessionHint | 'unknown' = 'administrator',
): string[] {
  const drawn = drawnPage(page, SHELL_FILES, path, hint === 'unknown' ? undefined : hint);
  const links = preloadLinks(page, SHELL_FILES, drawn).join('');
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

const shellFile = (path: string) => `${SHELL.filesUrl}${path}`;
const TIME = '/modules/mfe-time/remote-entry.js';
const LOGIN = '/modules/mfe-auth/remote-entry.js';
const SHARED = ['base.js', 'table.js'].map(shellFile);

test('a page preloads the module that the shell will choose: the most literal route, in any case', () => {
  // /login comes after /:area, but is more literal.
  const page = pageWith('session', { path: '/:area' });
  expect(preloaded(page, '/login')).toEqual([LOGIN]);
  expect(preloaded(page, '/Login/')).toEqual([LOGIN]);
  expect(preloaded(page, '/%6Cogin')).toEqual([LOGIN]);
  expect(preloaded(page, '/leave')).toContain(TIME);
});

test('a page whose capability the backend lacks preloads nothing', () => {
  const page = pageWith('public', { capability: 'self' });
  expect(preloaded(page, '/time/x')).toEqual([]);
  expect(preloaded({ ...page, capabilities: ['self'] }, '/time/x')).toContain(TIME);
});

test.each<[RouteAccess, string[]]>([
  ['admin', ['base.js', 'admin.js', 'admin.css', 'table.js']],
  ['session', ['base.js', 'admin.js', 'admin.css', 'table.js']],
  ['public', ['base.js', 'table.js']],
])('a route of access %s preloads its module, its frame and the shared parts', (access, files) => {
  expect(preloaded(pageWith(access), '/time/2026-01-02')).toEqual([...files.map(shellFile), TIME]);
});

test.each([
  ['/time/2026-01-02/', true],
  ['/time', false],
  ['/time/2026-01-02/more', false],
  ['/nowhere', false],
])('%s belongs to the route /time/:date: %s', (path, expected) => {
  expect(preloaded(pageWith('public'), path).includes(TIME)).toBe(expected);
});

test('the dashboard preloads its frame and its page, each file once', () => {
  expect(preloaded(pageWith('admin'), '/')).toEqual(
    ['base.js', 'admin.js', 'admin.css', 'dashboard.js'].map(shellFile),
  );
});

test('a disabled module is not preloaded, only the frame around the notice', () => {
  expect(preloaded(pageWith('public', { disabled: true }), '/time/x')).toEqual([]);
  expect(preloaded(pageWith('session', { disabled: true }), '/time/x')).toEqual(
    ['base.js', 'admin.js', 'admin.css'].map(shellFile),
  );
});

test('without a session, a guarded page preloads the sign-in page', () => {
  expect(preloaded(pageWith('admin'), '/time/x', 'signedOut')).toEqual([LOGIN]);
  expect(preloaded(pageWith('admin'), '/', 'signedOut')).toEqual([LOGIN]);
  expect(preloaded(pageWith('public'), '/time/x', 'signedOut')).toEqual([...SHARED, TIME]);
  expect(preloaded(pageWith('public'), '/nowhere', 'signedOut')).toEqual([]);
});

test('links have integrity, crossorigin and `as`; files without a hash are left out', () => {
  const page = pageWith('admin');
  const drawn = drawnPage(page, SHELL_FILES, '/time/x', undefined);
  const links = preloadLinks(page, SHELL_FILES, drawn);
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toMatch(/crossorigin="anonymous" integrity="sha256-/);
  expect(links.find((link) => link.includes('admin.css'))).toContain('as="style"');
  expect(links.find((link) => link.includes('table.js'))).toContain('as="script"');
});

test.each<[SessionHint | 'unknown', string[]]>([
  ['employee', ['base.js', 'own.js', 'table.js']],
  ['administrator', ['base.js', 'admin.js', 'admin.css', 'table.js']],
  ['unknown', ['base.js', 'table.js']],
])('a page for every session preloads the layout of the role: %s (design §15.1)', (hint, files) => {
  const page = pageWith('session');
  expect(preloaded(page, '/time/x', hint)).toEqual([...files.map(shellFile), TIME]);
});

test('/ preloads the home of an employee, if there is one (decision 057)', () => {
  const home = { ...pageWith('session', { path: '/my/time' }), capabilities: ['self'] };
  const dashboard = ['base.js', 'admin.js', 'admin.css', 'dashboard.js'].map(shellFile);
  expect(preloaded(home, '/', 'employee')).toEqual(preloaded(home, '/my/time', 'employee'));
  expect(preloaded(home, '/')).toEqual(dashboard);
  expect(preloaded({ ...home, capabilities: null }, '/')).toEqual(dashboard);
});

test("an administrators' page preloads nothing for an employee, whom it leads to Access Denied", () => {
  expect(preloaded(pageWith('admin'), '/time/x', 'employee')).toEqual([]);
  expect(preloaded(pageWith('admin'), '/', 'employee')).toEqual([]);
  expect(preloaded(pageWith('public'), '/time/x', 'employee')).toEqual([...SHARED, TIME]);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['rollcall_session=1', undefined],
  ['rollcall_session=0', 'signedOut'],
  ['rollcall_session=admin', 'administrator'],
  ['rollcall_session=employee', 'employee'],
  ['theme=dark; rollcall_session=0; x=1', 'signedOut'],
  ['not_rollcall_session=0', undefined],
  ['rollcall_session=01', undefined],
])('cookies %j mean: %s', (cookies, expected) => {
  expect(readSessionHint(cookies)).toBe(expected);
});
