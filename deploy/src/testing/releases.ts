import {
  type ModuleDescriptor,
  READS,
  type Release,
  type ReleaseList,
  type ShellRelease,
} from '@rollcall/shared/module';
import type { Change } from '../store/release-store.ts';

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
  libraries: { react: '19.1.0' },
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
  libraries: { react: '19.3.1', antd: '6.6.8' },
  filesUrl: '/shell/files/',
  reads: READS,
};

export const LIST: ReleaseList = {
  format: 1,
  updatedAt: '2026-01-02T03:04:05.000Z',
  shell: {
    current: SHELL.version,
    good: SHELL.version,
    bad: [],
    by: 'test',
    at: '2026-01-02T03:04:05.000Z',
  },
  modules: {
    'mfe-time': {
      current: RELEASE.version,
      good: RELEASE.version,
      bad: [],
      disabled: false,
      by: 'test',
      at: '2026-01-02T03:04:05.000Z',
      releases: { [RELEASE.version]: RELEASE },
    },
  },
};

/** The fixed time of the fixture's clock: an hour after its releases. */
export const NOW = () => new Date('2026-01-02T04:04:05.000Z');

/** A change that makes `list` the store's list, logged as a `seed` move of each module. */
export function aSeed(list: ReleaseList = LIST): () => Change {
  return () => ({
    shell: list.shell,
    modules: list.modules,
    moves: Object.entries(list.modules).map(([name, { current, good }]) => ({
      action: 'seed',
      name,
      from: null,
      to: current,
      good,
    })),
    result: undefined,
  });
}
