import {
  type ModuleDescriptor,
  type NavGroup,
  READS,
  type Release,
  type ReleaseList,
  type ShellRelease,
} from '@rollcall/shared/module';

/** A descriptor of mfe-time with changes. */
function aDescriptor(changes: Partial<ModuleDescriptor> = {}): ModuleDescriptor {
  return {
    name: 'mfe-time',
    title: 'Time',
    team: 'attendance',
    requires: { platform: '^1.0.0' },
    routes: [{ path: '/time/logs', access: 'admin', title: 'Time Logs' }],
    nav: [],
    budget: { loadTimeoutMs: 8000, sizeKb: 250 },
    ...changes,
  };
}

/** A group of the sidebar with links by label; a link may need a capability. */
export function aNavGroup(
  label: string,
  order: number,
  links: Readonly<Record<string, readonly [to: string, capability?: string]>>,
): NavGroup {
  const children = Object.entries(links).map(([name, [to, capability]]) => ({
    id: name,
    label: name,
    to,
    ...(capability === undefined ? {} : { capability }),
  }));
  return { id: label, label, icon: 'apps', order, children };
}

export function aRelease(changes: Partial<ModuleDescriptor> = {}): Release {
  const descriptor = aDescriptor(changes);
  return {
    name: descriptor.name,
    version: '1.0.0-abc1234',
    federationName: `${descriptor.name.replace('-', '_')}_1_0_0_abc1234`,
    url: `/modules/${descriptor.name}/1.0.0-abc1234/`,
    builtAt: '2026-01-02T03:04:05.000Z',
    descriptor,
    consumes: ['react'],
    needs: ['react'],
    integrity: {},
    preload: ['remote-entry.js'],
  };
}

export function aShellRelease(changes: Partial<ShellRelease> = {}): ShellRelease {
  return {
    name: 'shell',
    version: '1.0.0-fedcba9',
    builtAt: '2026-01-02T03:04:05.000Z',
    platform: '1.0.0',
    provides: ['react'],
    filesUrl: '/shell/files/',
    reads: READS,
    ...changes,
  };
}

/** A release list in which each release is live. */
export function aReleaseList(releases: readonly Release[]): ReleaseList {
  const moved = { by: 'test', at: '2026-01-02T03:04:05.000Z' };
  return {
    format: 1,
    updatedAt: moved.at,
    shell: { current: '1.0.0-fedcba9', good: '1.0.0-fedcba9', bad: [], ...moved },
    modules: Object.fromEntries(
      releases.map((release) => [
        release.name,
        {
          current: release.version,
          good: release.version,
          bad: [],
          disabled: false,
          ...moved,
          releases: { [release.version]: release },
        },
      ]),
    ),
  };
}
