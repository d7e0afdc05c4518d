import { planVisits, rightsIn } from '@rollcall/cli/smoke/visits';
import type { ReleaseList, RouteEntry } from '@rollcall/shared/module';
import { DESCRIPTOR, LIST, RELEASE, SHELL } from '../testing/releases.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ROUTES: RouteEntry[] = [
  { path: '/time/logs', access: 'admin' },
  { path: '/time/:day', access: 'admin' },
  { path: '/time/extra', access: 'admin' },
  { path: '/my/time', access: 'session', capability: 'self' },
  { path: '/applyCorrection', access: 'public' },
  { path: '/time/later', access: 'admin', capability: 'time-travel' },
];
const EMPLOYEES: RouteEntry = { path: '/employees', access: 'admin' };
const release = { ...RELEASE, descriptor: { ...DESCRIPTOR, routes: ROUTES } };
const [before] = Object.values(LIST.modules);
const list = (changes: object = {}): ReleaseList => ({
  ...LIST,
  modules: {
    'mfe-time': { ...before, releases: { [release.version]: release }, ...changes } as never,
  },
});
const titles = (visits: readonly { path: string; role: string; theme: string }[]) =>
  visits.map(({ path, role, theme }) => `${path} ${role} ${theme}`);

test('a module is opened at each of its routes, as who may open it, in the light theme', () => {
  const { visits, notOpened } = planVisits({ kind: 'module', record: release }, list(), NOW);
  expect(titles(visits)).toEqual([
    '/time/logs administrator light',
    '/time/2026-11-23 administrator light',
    '/time/extra administrator light',
    '/my/time employee light',
    '/applyCorrection signed out light',
  ]);
  expect(notOpened).toEqual([
    '/time/later was not opened: it needs the capability time-travel, which the contract does not have.',
  ]);
});

test('a module is also opened on the pages that have its extensions', () => {
  const extensions = [
    { point: 'dashboard.card', id: 'month', title: 'This month' },
    { point: 'dashboard.card', id: 'year', title: 'This year' },
    { point: 'settings.page', id: 'rates', title: 'Rates' },
    { point: 'employee.tab', id: 'slips', title: 'Payslips' },
    { point: 'moon.card', id: 'moon', title: 'Moon' },
  ];
  const descriptor = { ...DESCRIPTOR, routes: ROUTES.slice(0, 1), extensions };
  const record = { ...RELEASE, descriptor };
  const visitsIn = (all: ReleaseList) =>
    planVisits({ kind: 'module', record }, all, NOW).visits.map(({ path }) => path);
  expect(visitsIn(list())).toEqual(['/time/logs', '/', '/settings/mfe-time/rates']);
  const employees = { ...RELEASE, descriptor: { ...DESCRIPTOR, routes: [EMPLOYEES] } };
  const both = list();
  const pointer = { ...before, releases: { [RELEASE.version]: employees } } as never;
  expect(visitsIn({ ...both, modules: { ...both.modules, 'mfe-employees': pointer } })).toEqual([
    '/time/logs',
    '/',
    '/settings/mfe-time/rates',
    '/employees?dialog=edit&employee=1&tab=mfe-time.slips',
  ]);
});

test('the person who opens the pages has every right that modules ask for, and the backends that they name', () => {
  const routes: RouteEntry[] = [
    { path: '/pay', access: 'admin', right: 'payroll', capability: 'ext.payroll' },
    { path: '/bank', access: 'admin', right: 'payroll' },
  ];
  const record = { ...RELEASE, descriptor: { ...DESCRIPTOR, routes, backend: 'payroll' } };
  const all = list({ releases: { [RELEASE.version]: record } });
  expect(rightsIn(all)).toEqual(['payroll']);
  const { visits, notOpened } = planVisits({ kind: 'module', record }, all, NOW);
  expect(visits.map(({ path }) => path)).toEqual(['/pay', '/bank']);
  expect(notOpened).toEqual([]);
});

const SHELL_PAGES = [
  '/ administrator',
  '/time/logs administrator',
  '/time/2026-11-23 administrator',
  '/ employee',
  '/my/time employee',
  '/applyCorrection signed out',
];

test('the shell is opened at its home and two routes of each module per role, in both themes', () => {
  const { visits } = planVisits({ kind: 'shell', record: SHELL }, list(), NOW);
  expect(titles(visits)).toEqual([
    ...SHELL_PAGES.map((page) => `${page} light`),
    ...SHELL_PAGES.map((page) => `${page} dark`),
  ]);
});

test('pages of a disabled module are not opened', () => {
  const { visits } = planVisits({ kind: 'shell', record: SHELL }, list({ disabled: true }), NOW);
  expect(visits.filter(({ path }) => path.startsWith('/time'))).toEqual([]);
});
