import { type AnyRelease, type Pointers, parseRelease } from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import type { ReleaseStore } from '../store/release-store.ts';
import type { LoadableReleases } from './rules/rule.ts';

/** What a page may load according to the list: current and last known good, of the shell and of each module. */
export async function readLive(
  store: ReleaseStore,
  list: Pointers | undefined,
): Promise<LoadableReleases> {
  if (!list) return { list, shells: [], modules: [] };
  const { current, good } = list.shell;
  const versions = new Set(good === null ? [current] : [current, good]);
  const read = [...versions].map((version) => readRelease(store, 'shell', version));
  const shells = (await Promise.all(read)).flatMap((one) =>
    one?.kind === 'shell' ? one.record : [],
  );
  const modules = Object.values(list.modules).flatMap(({ releases }) => Object.values(releases));
  return { list, shells, modules };
}

/**
 * The record of a version of the shell or of a module; undefined when the store does not have it.
 * @throws OperatorError that names the file when it is damaged.
 */
export async function readRelease(
  store: Pick<ReleaseStore, 'readText'>,
  name: string,
  version: string,
): Promise<AnyRelease | undefined> {
  const text = await store.readText(name, version, 'release.json');
  try {
    return text === undefined ? undefined : parseRelease(name, text);
  } catch (cause) {
    throw new OperatorError(
      `release.json of ${name} ${version} is damaged: restore it with npm run releases -- --repair, or from a backup.`,
      { cause },
    );
  }
}
