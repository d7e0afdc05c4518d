import { matchRoutes, matchPath as reactRouterPath } from 'react-router-dom';
import type { Release, ReleaseList } from './release-list.ts';
import { findModuleRoute, findRoute, matchPath, shapeOf } from './routes.ts';

/** Path of a route, URL path, and the parameters; undefined when the route does not match. */
const CASES: readonly [string, string, Record<string, string> | undefined][] = [
  ['/', '/', {}],
  ['/', '//', {}],
  ['/', '/employees', undefined],
  ['/employees', '/employees', {}],
  ['/employees', '/employees/', {}],
  ['/employees', '/employees///', {}],
  ['/employees', '/employees/12', undefined],
  ['/employees', '/employee', undefined],
  ['/employees/', '/employees', {}],
  ['/employees', '/Employees', {}],
  ['/Employees', '/employees', {}],
  ['/employees', '/emplo%79ees', {}],
  ['/employees/:id', '/employees/12', { id: '12' }],
  ['/employees/:id', '/employees/register', { id: 'register' }],
  ['/employees/:id', '/employees/12/', { id: '12' }],
  ['/employees/:id', '/employees', undefined],
  ['/employees/:id', '/employees/', undefined],
  ['/employees/:id', '/employees//', undefined],
  ['/employees/:id', '/employees/12/more', undefined],
  ['/employees/:id', '/employees/A%20b', { id: 'A b' }],
  ['/employees/:id', '/employees/a%2Fb', { id: 'a/b' }],
  ['/employees/:id', '/employees/a%2fb', { id: 'a/b' }],
  ['/employees/:id', '/employees/a%252Fb', { id: 'a/b' }],
  ['/employees/:id', '/employees/a%252fb', { id: 'a%2fb' }],
  ['/employees/:id', '/employees/a%2525', { id: 'a%25' }],
  ['/employees/:id', '/employees/Zo%C3%AB', { id: 'Zoë' }],
  ['/employees/:employee-id', '/employees/7', { 'employee-id': '7' }],
  ['/time/:year/:month', '/time/2026/11', { year: '2026', month: '11' }],
  ['/time/:year/logs', '/time/2026/logs', { year: '2026' }],
  ['/time/:year/logs', '/time/2026/breaks', undefined],
  ['/time//logs', '/time//logs', {}],
  ['/time/logs', '/time//logs', undefined],
  ['/at:noon', '/at:noon', {}],
];

/** Addresses that cannot be decoded: react-router leaves them unchanged and warns. */
const MALFORMED: typeof CASES = [
  ['/employees/:id', '/employees/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/employees/:id', '/employees/12%', { id: '12%' }],
  ['/employees', '/emplo%79ees%', undefined],
];

test.each([...CASES, ...MALFORMED])('%s matches %s with %j', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params);
});

/** Decodes a URL path like react-router before matching. */
const decoded = (pathname: string) =>
  pathname
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');

test.each(CASES)('react-router agrees about %s and %s', (path, pathname) => {
  const found = matchPath(path, pathname);
  // Both the matching that draws the page inside the module, and the function for a single path.
  expect(matchRoutes([{ path }], pathname)?.[0]?.params).toEqual(found);
  expect(reactRouterPath(path, decoded(pathname))?.params).toEqual(found);
});

test.each(MALFORMED)('react-router agrees about %s and %s, undecoded', (path, pathname) => {
  expect(reactRouterPath(path, pathname)?.params).toEqual(matchPath(path, pathname));
});

const ROUTES = [
  '/:area/register',
  '/employees/:id',
  '/employees/register',
  '/employees',
  '/:area/:id',
  '/employees/:id/documents',
].map((path) => ({ path }));

test.each([
  ['/employees', '/employees'],
  ['/employees/register', '/employees/register'],
  ['/employees/register/', '/employees/register'],
  ['/EMPLOYEES/Register', '/employees/register'],
  ['/employees/%72egister', '/employees/register'],
  ['/employees/12', '/employees/:id'],
  ['/employees/12/documents', '/employees/:id/documents'],
  ['/leave/register', '/:area/register'],
  ['/leave/7', '/:area/:id'],
  ['/leave', undefined],
])('%s matches the route with the fewest parameters, %s, in any order', (pathname, expected) => {
  for (const routes of [ROUTES, ROUTES.toReversed()]) {
    expect(findRoute(routes, pathname)?.route.path).toBe(expected);
    expect(matchRoutes([...routes], pathname)?.[0]?.route.path).toBe(expected);
  }
});

test('among routes with equally many parameters the first wins, as in react-router', () => {
  for (const paths of [
    ['/:area/x', '/time/:id'],
    ['/time/:id', '/:area/x'],
  ]) {
    const routes = paths.map((path) => ({ path }));
    expect(findRoute(routes, '/time/x')?.route.path).toBe(paths[0]);
    expect(matchRoutes(routes, '/time/x')?.[0]?.route.path).toBe(paths[0]);
  }
});

test('a parameter that a path names twice counts twice', () => {
  const routes = [{ path: '/:part/:part' }, { path: '/time/:part' }];
  expect(findRoute(routes, '/time/x')?.route.path).toBe('/time/:part');
});

test.each([
  ['/employees/:id', '/Employees/:employee/', true],
  ['/', '/', true],
  ['/employees/:id', '/employees/register', false],
  ['/employees/:id', '/employees', false],
  ['/at:noon', '/at:night', false],
])('%s and %s match the same URL paths: %j', (one, other, expected) => {
  expect(shapeOf(one) === shapeOf(other)).toBe(expected);
});

const pointer = (routes: Release['descriptor']['routes'], disabled = false) => ({
  current: '2',
  good: '1',
  disabled,
  releases: {
    '1': { descriptor: { routes: [{ path: '/old', access: 'admin' }] } },
    '2': { descriptor: { routes } },
  },
});
const LIST = {
  modules: {
    'mfe-people': pointer([{ path: '/employees/:id', access: 'session' }]),
    'mfe-employees': pointer([{ path: '/employees/register', access: 'admin' }]),
    'mfe-time': pointer([{ path: '/my/time', access: 'session', capability: 'self' }], true),
  },
} as unknown as ReleaseList;

test.each([
  ['/employees/register', null, 'mfe-employees', 'admin'],
  ['/employees/12', null, 'mfe-people', 'session'],
  ['/my/time', ['self'], 'mfe-time', 'session'],
  ['/my/time', ['other'], undefined, undefined],
  ['/my/time', null, undefined, undefined],
  ['/old', null, undefined, undefined],
])('%s with %j belongs to %s, disabled or not', (pathname, capabilities, module, access) => {
  const found = findModuleRoute(LIST, pathname, capabilities && new Set(capabilities));
  expect(found?.module).toBe(module);
  expect(found?.route.access).toBe(access);
});
