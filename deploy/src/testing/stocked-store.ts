import { join } from 'node:path';
import type { ModuleDescriptor, Release, ShellRelease } from '@rollcall/shared/module';
import { folderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aFolder } from './fixture-store.ts';
import { aSeed, DESCRIPTOR, LIST, RELEASE, SHELL } from './releases.ts';

/** A module's release with files of its own; `changes` are to its descriptor. */
export function aVersion(version: string, changes: Partial<ModuleDescriptor> = {}): Release {
  const url = `/modules/mfe-time/${version}/`;
  return { ...RELEASE, version, url, descriptor: { ...DESCRIPTOR, ...changes } };
}

/** Publishes a release with one script whose text names it. */
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

/** A store in `root` in which mfe-time and the shell have their first releases live; `clock.now` is its clock. */
export async function stockedStore(root: string) {
  const clock = { now: new Date(LIST.updatedAt) };
  const releases = join(root, 'releases');
  const store = folderStore(releases, () => clock.now);
  await publish(root, store, RELEASE);
  await publish(root, store, SHELL);
  await store.changeList('npm start', aSeed());
  return { store, clock, releases };
}
