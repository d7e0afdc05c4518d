import { findModuleRoute, navigationOf } from '@rollcall/shared/module';
import { aRelease, aReleaseList } from '../../testing/releases.ts';

const link = (id: string, capability?: string) => ({
  id,
  label: id,
  to: `/${id}`,
  ...(capability === undefined ? {} : { capability }),
});
const employees = aRelease({
  name: 'mfe-employees',
  routes: [
    { path: '/employees/:id', access: 'admin' },
    { path: '/employees/register', access: 'admin' },
  ],
  nav: [{ id: 'employees', label: 'Employees', icon: 'team', order: 200, children: [link('all')] }],
});
const time = aRelease({
  routes: [
    { path: '/time/logs', access: 'admin' },
    { path: '/my/time', access: 'session', capability: 'self' },
  ],
  nav: [
    {
      id: 'time',
      label: 'Time',
      icon: 'clock',
      order: 300,
      children: [link('logs'), link('my', 'self')],
    },
    { id: 'self', label: 'Self', icon: 'apps', order: 50, children: [link('own', 'self')] },
  ],
});
const list = aReleaseList([time, employees]);

test.each([
  ['/time/logs', null, 'mfe-time', '/time/logs'],
  ['/employees/register', null, 'mfe-employees', '/employees/register'],
  ['/employees/12', null, 'mfe-employees', '/employees/:id'],
  ['/my/time', new Set(['self']), 'mfe-time', '/my/time'],
])('%s with %j is a page of %s', (path, capabilities, module, route) => {
  expect(findModuleRoute(list, path, capabilities)).toMatchObject({
    module,
    route: { path: route },
  });
});

test.each([
  ['/nothing', null],
  ['/time', null],
  ['/my/time', null],
  ['/my/time', new Set(['corrections'])],
])('%s with %j is not found', (path, capabilities) => {
  expect(findModuleRoute(list, path, capabilities)).toBeUndefined();
});

test('the sidebar follows the order of the descriptors, not of the list', () => {
  expect(navigationOf(list, null, []).map((group) => group.label)).toEqual(['Employees', 'Time']);
});

test('a link or group whose capability the backend lacks is not shown', () => {
  const linkIds = (capabilities: ReadonlySet<string> | null) =>
    navigationOf(list, capabilities, []).flatMap((group) => group.children.map(({ id }) => id));
  expect(linkIds(null)).toEqual(['all', 'logs']);
  expect(linkIds(new Set(['self']))).toEqual(['own', 'all', 'logs', 'my']);
});
