import type { ModuleDescriptor, Release, ReleaseList, ShellRelease } from '@rollcall/shared/module';

export const DESCRIPTOR: ModuleDescriptor = {
  name: 'mfe-time',
  title: 'Time',
  team: 'attendance',
  requires: { platform: '^1.0.0' },
  routes: [
    { path: '/time/logs', access: 'admin' },
    { path: '/time/:day', access: 'admin' },
  ],
  nav: [],
  budget: { loadTimeoutMs: 8000, sizeKb: 250 },
};

const HASH = `sha256-${'A'.repeat(43)}=`;

export const RELEASE: Release = {
  name: 'mfe-time',
  version: '1.0.0-abc1234',
  federationName: 'mfe_time_1_0_0_abc1234',
  url: '/modules/mfe-time/1.0.0-abc1234/',
  builtAt: '2026-01-02T03:04:05.000Z',
  descriptor: DESCRIPTOR,
  consumes: ['react'],
  needs: ['react'],
  integrity: { 'mf-manifest.json': HASH, 'remote-entry.js': HASH },
  preload: ['remote-entry.js'],
};

export const SHELL: ShellRelease = {
  name: 'shell',
  version: '1.0.0-fedcba9',
  builtAt: '2026-01-02T03:04:05.000Z',
  platform: '1.0.0',
  provides: ['react'],
};

export const LIST: ReleaseList = {
  format: 1,
  updatedAt: '2026-01-02T03:04:05.000Z',
  shell: { current: SHELL.version, good: SHELL.version, bad: [], by: 'test', at: 'now' },
  modules: {
    'mfe-time': {
      current: RELEASE.version,
      good: RELEASE.version,
      bad: [],
      disabled: false,
      by: 'test',
      at: 'now',
      releases: { [RELEASE.version]: RELEASE },
    },
  },
};
