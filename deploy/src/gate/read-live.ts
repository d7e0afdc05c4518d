import {
  release as moduleRelease,
  type Release,
  type ReleaseList,
  type ShellRelease,
  shellRelease,
} from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Live } from './rules/rule.ts';

/** What a page may load as the list has it: current and last known good, of the shell and of each module. */
export async function readLive(store: ReleaseStore, list: ReleaseList | undefined): Promise<Live> {
  if (!list) return { list, shells: [], modules: [] };
  const { current, good } = list.shell;
  const versions = new Set(good === null ? [current] : [current, good]);
  const shells = await Promise.all([...versions].map((version) => readShell(store, version)));
  const modules = Object.values(list.modules).flatMap(({ releases }) => Object.values(releases));
  return { list, shells: shells.filter((shell) => shell !== undefined), modules };
}

/** The record of a version of the shell or of a module; undefined when the store has none. */
export function readRecord(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Release | ShellRelease | undefined> {
  return name === 'shell' ? readShell(store, version) : readModule(store, name, version);
}

/** The record of a shell version; undefined when the store has none. */
async function readShell(store: ReleaseStore, version: string): Promise<ShellRelease | undefined> {
  const text = await store.readText('shell', version, 'release.json');
  return text === undefined ? undefined : shellRelease.parse(JSON.parse(text));
}

/** The record of a module's version; undefined when the store has none. */
export async function readModule(store: ReleaseStore, name: string, version: string) {
  const text = await store.readText(name, version, 'release.json');
  return text === undefined ? undefined : moduleRelease.parse(JSON.parse(text));
}
