import { selfServiceLinks } from '@rollcall/shared/module';
import { aNavGroup, aRelease, aReleaseList } from '../../testing/releases.ts';

const TIME = aRelease({
  routes: [
    { path: '/time/logs', access: 'admin' },
    { path: '/my/time', access: 'session', capability: 'self' },
  ],
  nav: [aNavGroup('Time', 300, { 'Time Logs': ['/time/logs'], 'My Time': ['/my/time', 'self'] })],
});
const EXPENSES = aRelease({
  name: 'mfe-expenses',
  routes: [
    { path: '/my/claims', access: 'session' },
    { path: '/my/trips', access: 'session' },
  ],
  nav: [aNavGroup('Expenses', 200, { Claims: ['/my/claims'], Trips: ['/my/trips'] })],
});
const EMPLOYEES = aRelease({
  name: 'mfe-employees',
  routes: [{ path: '/employees', access: 'admin' }],
  nav: [aNavGroup('Employees', 100, { 'All Employees': ['/employees'], Lost: ['/nowhere'] })],
});

test('self-service has the pages for every session in the order of the sidebar; a single one of a group has its label', () => {
  const links = selfServiceLinks(aReleaseList([TIME, EMPLOYEES, EXPENSES]), new Set(['self']), []);
  expect(links).toEqual([
    { to: '/my/claims', label: 'Claims', icon: 'apps' },
    { to: '/my/trips', label: 'Trips', icon: 'apps' },
    { to: '/my/time', label: 'Time', icon: 'apps' },
  ]);
});

test.each([[null], [new Set(['corrections'])]])(
  'a page whose capability is not in %j is not linked',
  (capabilities) => {
    expect(selfServiceLinks(aReleaseList([TIME]), capabilities, [])).toEqual([]);
  },
);

test('a page with a right is linked for those who have it, also when only the route names it', () => {
  const payroll = aRelease({
    name: 'mfe-payroll',
    routes: [{ path: '/my/payroll', access: 'session', right: 'payroll' }],
    nav: [aNavGroup('Payroll', 300, { Payroll: ['/my/payroll'] })],
  });
  const linksFor = (rights: readonly string[]) =>
    selfServiceLinks(aReleaseList([payroll]), null, rights).map(({ to }) => to);
  expect(linksFor([])).toEqual([]);
  expect(linksFor(['payroll'])).toEqual(['/my/payroll']);
});
