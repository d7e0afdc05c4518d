import type { ModulePointer, Release, ReleaseList } from './release-list.ts';

/**
 * The pointer of a module in a release list, undefined when it has none. The one lookup by name: it finds what the
 * list itself has, never what every object inherits, as `constructor`.
 */
export function modulePointerOf(
  list: Pick<ReleaseList, 'modules'> | undefined,
  name: string,
): ModulePointer | undefined {
  return list && Object.hasOwn(list.modules, name) ? list.modules[name] : undefined;
}

/** The record of a version that a pointer keeps, undefined when it keeps none. */
export function recordOf(
  pointer: Pick<ModulePointer, 'releases'> | undefined,
  version: string | null,
): Release | undefined {
  if (!pointer || version === null) return undefined;
  return Object.hasOwn(pointer.releases, version) ? pointer.releases[version] : undefined;
}
