import { releaseList, release as releaseSchema } from './release-list.ts';

const release = {
  name: 'mfe-time',
  version: '1.0.0-abc1234',
  federationName: 'mfe_time_1_0_0_abc1234',
  url: '/modules/mfe-time/1.0.0-abc1234/',
  builtAt: '2026-01-02T03:04:05.000Z',
  descriptor: {
    name: 'mfe-time',
    title: 'Time',
    team: 'attendance',
    requires: { platform: '^1.0.0' },
    routes: [{ path: '/time/logs', access: 'admin' }],
    nav: [],
    budget: { loadTimeoutMs: 8000, sizeKb: 250 },
  },
  consumes: ['react'],
  needs: ['react'],
  integrity: { 'remote-entry.js': `sha256-${'A'.repeat(43)}=` },
  preload: ['remote-entry.js'],
};
const moved = { by: 'seed', at: '2026-01-02T03:04:05.000Z' };
const list = {
  format: 1,
  updatedAt: moved.at,
  shell: { current: '1.0.0-aaaaaaa', good: null, bad: [], ...moved },
  modules: {
    'mfe-time': {
      current: release.version,
      good: release.version,
      bad: [],
      disabled: false,
      ...moved,
      releases: { [release.version]: release },
    },
  },
};

test('a valid list is parsed unchanged (design §6)', () => {
  expect(releaseList.parse(list)).toEqual(list);
});

test.each([
  ['another format', { ...list, format: 2 }],
  ['no modules', { ...list, modules: undefined }],
  ['a module without pointers', { ...list, modules: { 'mfe-time': { releases: {} } } }],
])('%s is refused', (_, value) => {
  expect(releaseList.safeParse(value).success).toBe(false);
});

test.each(['sha256-AAAA', '', `sha256-${'A'.repeat(42)}=`, `sha256-${'!'.repeat(43)}=`])(
  'the integrity value %j is refused: only a complete sha256 is valid (design §5)',
  (hash) => {
    const wrong = { ...release, integrity: { 'remote-entry.js': hash } };
    expect(releaseSchema.safeParse(wrong).success).toBe(false);
  },
);
