import type { ReleaseList, RouteEntry } from '@rollcall/shared/module';
import { DESCRIPTOR, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { planVisits } from './visits.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ROUTES: RouteEntry[] = [
  { path: '/time/logs', access: 'admin' },
  { path: '/time/:day', access: 'admin' },
  { path: '/time/extra', access: 'admin' },
  { path: '/my/time', access: 'session', capability: 'self' },
  { path: '/applyCorrection', access: 'public' },
  { path: '/time/later', access: 'admin', capability: 'time-travel' },
];
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

test('a module with a card is also opened on the dashboard', () => {
  const extensions = [{ point: 'dashboard.card', id: 'month', title: 'This month' }];
  const descriptor = { ...DESCRIPTOR, routes: ROUTES.slice(0, 1), extensions };
  const record = { ...RELEASE, descriptor };
  const { visits } = planVisits({ kind: 'module', record }, list(), NOW);
  expect(titles(visits)).toEqual(['/time/logs administrator light', '/ administrator light']);
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
