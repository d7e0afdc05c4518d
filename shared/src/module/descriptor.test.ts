import { moduleDescriptor } from './descriptor.ts';
import { accessOf, iconOf } from './descriptor-values.ts';
import { canRead, DESCRIPTOR_FORMAT, READS } from './formats.ts';
import { findModuleRoute } from './routes.ts';

// What a newer release may write, read by this code (decision 064).

const NEWER = {
  name: 'mfe-time',
  title: 'Time, a title that is longer than the sixty characters that module.json allows',
  team: 'attendance',
  owner: { mail: 'time@rollcall.example' },
  requires: { platform: '^1.0.0', api: '>=2' },
  routes: [
    { path: '/time/logs', access: 'admin', right: 'time.read' },
    { path: '/time/plan', access: 'manager' },
    { path: '/time/files/*', access: 'public' },
  ],
  nav: [
    {
      id: 'time',
      label: 'Time',
      icon: 'rocket',
      order: 300.5,
      badge: 'time',
      children: [{ id: 'time.logs', label: 'Time Logs', to: '/time/logs', isNew: true }],
    },
  ],
  budget: { loadTimeoutMs: 90_000, sizeKb: 250, memoryMb: 10 },
};

test('a descriptor with unknown fields and values is read, and keeps them when it is written again', () => {
  expect(moduleDescriptor.parse(NEWER)).toEqual(NEWER);
});

test.each([
  ['a field of another type', { routes: 'all' }],
  ['a name that is no module name', { name: '../etc' }],
  ['no routes', { routes: undefined }],
])('a descriptor with %s is not read', (_, changes) => {
  expect(moduleDescriptor.safeParse({ ...NEWER, ...changes }).success).toBe(false);
});

test.each([
  ['public', 'public'],
  ['session', 'session'],
  ['admin', 'admin'],
  ['manager', 'admin'],
  ['', 'admin'],
])('the access %j is read as %s: an unknown one is the strictest', (access, expected) => {
  expect(accessOf({ access })).toBe(expected);
});

test.each([
  ['clock', 'clock'],
  ['rocket', 'apps'],
])('the icon %s is drawn as %s', (icon, expected) => {
  expect(iconOf({ icon })).toBe(expected);
});

test('a path in an unknown form matches no page, and the other routes work', () => {
  const release = {
    name: 'mfe-time',
    version: '1',
    federationName: 'mfe_time_1',
    url: '/modules/mfe-time/1/',
    builtAt: '',
    descriptor: moduleDescriptor.parse(NEWER),
    consumes: [],
    needs: [],
    integrity: {},
    preload: [],
  };
  const pointer = { current: '1', good: null, bad: [], by: '', at: '', disabled: false };
  const list = { modules: { 'mfe-time': { ...pointer, releases: { '1': release } } } };
  expect(findModuleRoute(list, '/time/files/a', null)).toBeUndefined();
  expect(findModuleRoute(list, '/time/logs', null)?.route.path).toBe('/time/logs');
});

test.each([
  [undefined, true],
  [DESCRIPTOR_FORMAT, true],
  [READS.descriptor, true],
  [READS.descriptor + 1, false],
])('this shell and a descriptor of format %s: readable %s', (format, expected) => {
  const record = format === undefined ? {} : { descriptorFormat: format };
  expect(canRead({ reads: READS }, record)).toBe(expected);
});
