import { join } from 'node:path';
import type { ModuleDescriptor, Release, ShellRelease } from '@rollcall/shared/module';
import { folderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aSeed, DESCRIPTOR, LIST, RELEASE, SHELL } from './releases.ts';
import { aFolder } from './temporary-folder.ts';

/** A release of mfe-time with this version; `changes` apply to its descriptor. */
export function aVersion(version: string, changes: Partial<ModuleDescriptor> = {}): Release {
  const url = `/modules/mfe-time/${version}/`;
  return { ...RELEASE, version, url, descriptor: { ...DESCRIPTOR, ...changes } };
}

/** Publishes a release with a page and a script that contains its name and version. */
export async function publish(
  root: string,
  store: ReleaseStore,
  release: Release | ShellRelease,
): Promise<void> {
  const { name, version } = release;
  const folder = aFolder(join(root, 'builds', name, version), {
    'remote-entry.js': `'${name} ${version}'`,
    'index.html': '<html><head></head></html>',
  });
  await store.publish(name, version, folder, release);
}

/** A store in `root` where the first releases of mfe-time and the shell are live; `clock.now` is its time. */
export async function storeWithReleases(root: string) {
  const clock = { now: new Date(LIST.updatedAt) };
  const releases = join(root, 'releases');
  const store = folderStore(releases, () => clock.now);
  await publish(root, store, RELEASE);
  await publish(root, store, SHELL);
  await store.changeList('npm start', aSeed());
  return { store, clock, releases };
}
