import { moduleJson } from './module-json.ts';

const valid = {
  name: 'mfe-time',
  title: 'Time',
  team: 'attendance',
  requires: { platform: '^1.0.0' },
  routes: [{ path: '/time/logs', access: 'admin', title: 'Time Logs' }],
  nav: [
    {
      id: 'time',
      label: 'Time',
      icon: 'clock',
      order: 300,
      children: [{ id: 'time.logs', label: 'Time Logs', to: '/time/logs' }],
    },
  ],
  budget: { loadTimeoutMs: 8000, sizeKb: 250 },
};
const card = { point: 'dashboard.card', id: 'month', title: 'This month' };
const [route] = valid.routes;
const [group] = valid.nav;
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test('a valid module.json is parsed unchanged', () => {
  expect(moduleJson.parse(valid)).toEqual(valid);
  const firstCall = { url: '/admin/time-logs?page=0&isActive=true', capability: 'timelogs.page' };
  const extended = {
    ...valid,
    routes: [{ ...route, firstCall }],
    extensions: [card, { ...card, id: 'year', order: 100 }],
  };
  expect(moduleJson.parse(extended)).toEqual(extended);
});

test('a link may lead to a page of a route with a parameter', () => {
  const routes = [{ ...route, path: '/time/:view' }];
  expect(moduleJson.safeParse({ ...valid, routes }).success).toBe(true);
});

test.each([
  ['a name without mfe-', { name: 'time' }],
  ['a name with capitals', { name: 'mfe-Time' }],
  ['an unknown field', { owner: 'me' }],
  ['an empty title', { title: '' }],
  ['a title that reverses text', { title: 'Time\u202e' }],
  ['a team with a control character', { team: 'time\u001b[2J' }],
  ['a team that is a text', { team: 't'.repeat(61) }],
  ['a range that semver cannot read', { requires: { platform: 'one' } }],
  ['an unknown requirement', { requires: { platform: '^1.0.0', api: '>=1.0.0' } }],
  ['no routes', { routes: [] }],
  ['an unknown access', { routes: [{ ...route, access: 'root' }] }],
  ['a path of 201 characters', { routes: [{ ...route, path: `/${'a'.repeat(200)}` }] }],
  ['a path that takes every address', { routes: [{ ...route, path: '/:any' }] }],
  ['101 routes', { routes: many(101, (n) => ({ ...route, path: `/time/${n}` })) }],
  ['11 groups', { nav: many(11, (n) => ({ ...group, id: `${n}` })) }],
  ['31 links', { nav: [{ ...group, children: many(31, () => group?.children[0]) }] }],
  ['51 extensions', { extensions: many(51, (n) => ({ ...card, id: `a${n}` })) }],
  ['an id of 61 characters', { nav: [{ ...group, id: 'i'.repeat(61) }] }],
  ['a capability of 61 characters', { routes: [{ ...route, capability: 'c'.repeat(61) }] }],
  ['a budget without a bound', { budget: { loadTimeoutMs: 8000, sizeKb: 10_001 } }],
  ['a relative path', { routes: [{ ...route, path: 'time/logs' }] }],
  ['a path with a query', { routes: [{ ...route, path: '/time?x=1' }] }],
  ['an unknown field of a route', { routes: [{ ...route, roles: ['ADMIN'] }] }],
  ['a first call of another host', { routes: [{ ...route, firstCall: { url: '//x.example/a' } }] }],
  [
    'a first call of one row',
    { routes: [{ ...route, firstCall: { url: '/admin/time-logs/{id}' } }] },
  ],
  ['an unknown icon', { nav: [{ ...group, icon: 'rocket' }] }],
  ['a group without links', { nav: [{ ...group, children: [] }] }],
  ['an unknown point of extension', { extensions: [{ ...card, point: 'moon.card' }] }],
  ['an id with capitals', { extensions: [{ ...card, id: 'Month' }] }],
  ['a negative order of an extension', { extensions: [{ ...card, order: -1 }] }],
  ['two extensions with one id', { extensions: [card, card] }],
  [
    'a link to another site',
    { nav: [{ ...group, children: [{ id: 'x', label: 'X', to: 'https://x' }] }] },
  ],
  [
    'a link to a page that it does not have',
    { nav: [{ ...group, children: [{ id: 'x', label: 'X', to: '/time/log' }] }] },
  ],
  ['a range of 101 characters', { requires: { platform: `^1.0.0${' '.repeat(95)}` } }],
  ['a deadline below 100 ms', { budget: { loadTimeoutMs: 10, sizeKb: 1 } }],
])('%s is refused (design §4)', (_, changes) => {
  expect(moduleJson.safeParse({ ...valid, ...changes }).success).toBe(false);
});

test.each([
  ['a range', { requires: { platform: 'one '.repeat(100) } }],
  [
    'routes',
    {
      nav: [{ ...group, children: [{ id: 'x', label: 'X', to: '/x' }] }],
      routes: many(101, (n) => ({ ...route, path: `/time/${n}` })),
    },
  ],
])('of %s above the limit nothing else is checked, since that would take long', (_, changes) => {
  expect(moduleJson.safeParse({ ...valid, ...changes }).error?.issues).toHaveLength(1);
});
