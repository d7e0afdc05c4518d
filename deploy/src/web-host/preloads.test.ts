import type { PageData, RouteAccess, ShellPreloads } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { isSignedOut, preloadLinks } from './preloads.ts';

const HASH = `sha256-${'B'.repeat(43)}=`;
const OLD_SHELL = {
  files: Object.fromEntries(
    ['base.js', 'table.js', 'admin.js', 'admin.css', 'plain.js', 'dashboard.js'].map((path) => [
      path,
      HASH,
    ]),
  ),
  parts: {
    'antd/es/table': ['base.js', 'table.js', 'gone.js'],
    'layout/admin-layout': ['base.js', 'admin.js', 'admin.css'],
    'layout/plain-layout': ['base.js', 'plain.js'],
    'dashboard/dashboard-page': ['dashboard.js'],
  },
};
const SHELL_FILES: ShellPreloads = {
  ...OLD_SHELL,
  byAccess: { public: [], session: ['layout/plain-layout'], admin: ['layout/admin-layout'] },
  pages: { '/': { access: 'admin', parts: ['dashboard/dashboard-page'] } },
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

function preloaded(page: PageData, path: string, isOut = false, shell = SHELL_FILES): string[] {
  const links = preloadLinks(page, shell, path, isOut).join('');
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

const shellFile = (path: string) => `/shell/${SHELL.version}/${path}`;
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
  ['session', ['base.js', 'plain.js', 'table.js']],
  ['public', ['base.js', 'table.js']],
])('a route of access %s preloads its module, its frame and the shared parts', (access, files) => {
  expect(preloaded(pageWith(access), '/time/2026-01-02')).toEqual([TIME, ...files.map(shellFile)]);
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

test('for an older shell, which does not list the parts of pages, only the files of modules are preloaded', () => {
  const ofOld = (path: string, isOut = false) =>
    preloaded(pageWith('admin'), path, isOut, OLD_SHELL);
  expect(ofOld('/time/2026-01-02')).toEqual([TIME, ...SHARED]);
  expect(ofOld('/time/2026-01-02', true)).toEqual([LOGIN]);
  expect(ofOld('/')).toEqual([]);
  expect(ofOld('/', true)).toEqual([LOGIN]);
});

test('a disabled module is not preloaded, only the frame around the notice', () => {
  expect(preloaded(pageWith('public', { disabled: true }), '/time/x')).toEqual([]);
  expect(preloaded(pageWith('session', { disabled: true }), '/time/x')).toEqual(
    ['base.js', 'plain.js'].map(shellFile),
  );
});

test('without a session, a guarded page preloads the sign-in page', () => {
  expect(preloaded(pageWith('admin'), '/time/x', true)).toEqual([LOGIN]);
  expect(preloaded(pageWith('admin'), '/', true)).toEqual([LOGIN]);
  expect(preloaded(pageWith('public'), '/time/x', true)).toEqual([TIME, ...SHARED]);
  expect(preloaded(pageWith('public'), '/nowhere', true)).toEqual([]);
});

test('links have integrity, crossorigin and `as`; files without a hash are left out', () => {
  const links = preloadLinks(pageWith('admin'), SHELL_FILES, '/time/x', false);
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toMatch(/crossorigin="anonymous" integrity="sha256-/);
  expect(links.find((link) => link.includes('admin.css'))).toContain('as="style"');
  expect(links.find((link) => link.includes('table.js'))).toContain('as="script"');
});

test.each([
  [undefined, false],
  ['', false],
  ['rollcall_session=1', false],
  ['rollcall_session=0', true],
  ['theme=dark; rollcall_session=0; x=1', true],
  ['not_rollcall_session=0', false],
  ['rollcall_session=01', false],
])('cookies %j mean signed out: %s', (cookies, expected) => {
  expect(isSignedOut(cookies)).toBe(expected);
});
