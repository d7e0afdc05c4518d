import type { AnyRelease } from './any-release.ts';
import { kindOf } from './names.ts';
import type { ModulePointer, Release, ReleaseList } from './release-list.ts';

/** The part of a release list that moving a pointer changes. */
export type Pointers = Pick<ReleaseList, 'shell' | 'modules'>;

/**
 * A pointer in memory, with the same fields for the shell and for modules. The shell is never disabled, and a list
 * contains no records of it.
 */
export type Pointer = ModulePointer;

/**
 * Every pointer of a list by name, the shell's first. A lookup finds own entries only, never inherited properties like
 * `constructor`.
 */
export function pointersOf(list: Pointers | undefined): Map<string, Pointer> {
  if (!list) return new Map();
  const shell: Pointer = { ...list.shell, disabled: false, releases: {} };
  // A damaged list may contain a module named 'shell': it must not replace the shell.
  const modules = Object.entries(list.modules).filter(([name]) => kindOf(name) !== 'shell');
  return new Map([['shell', shell], ...modules]);
}

/** The pointer of the shell or of a module; undefined for a name that the list does not have. */
export function pointerOf(list: Pointers | undefined, name: string): Pointer | undefined {
  return pointersOf(list).get(name);
}

/** Converts pointers back to the form of {@link ReleaseList}; undefined when the shell's is missing. */
export function listOf(pointers: ReadonlyMap<string, Pointer>): Pointers | undefined {
  let shell: Pointers['shell'] | undefined;
  const modules: [string, ModulePointer][] = [];
  for (const [name, pointer] of pointers) {
    const { disabled, releases, ...place } = pointer;
    if (kindOf(name) === 'shell') shell = place;
    else modules.push([name, { ...place, disabled, releases }]);
  }
  return shell && { shell, modules: Object.fromEntries(modules) };
}

/** A copy of a list in which `name` has `pointer` and every other name is unchanged. */
export function withPointer(list: Pointers, name: string, pointer: Pointer): Pointers {
  return listOf(pointersOf(list).set(name, pointer)) ?? list;
}

/** A pointer with only the records of `current` and `good`, taken from `published` or else from the pointer itself. */
export function withRecords(pointer: Pointer, published: readonly AnyRelease[]): Pointer {
  const more = published.flatMap(({ kind, record }) =>
    kind === 'module' ? [[record.version, record] as const] : [],
  );
  const known = { releases: { ...pointer.releases, ...Object.fromEntries(more) } };
  const named = [pointer.current, pointer.good].flatMap((version) => {
    const record = recordOf(known, version);
    return record ? [[record.version, record] as const] : [];
  });
  return { ...pointer, releases: Object.fromEntries(named) };
}

/** The pointer of a module in a release list; undefined when it has none. Ignores inherited properties. */
export function modulePointerOf(
  list: Pick<ReleaseList, 'modules'> | undefined,
  name: string,
): ModulePointer | undefined {
  return list && Object.hasOwn(list.modules, name) ? list.modules[name] : undefined;
}

/** The record of a version that a pointer contains; undefined when it contains none. */
export function recordOf(
  pointer: Pick<ModulePointer, 'releases'> | undefined,
  version: string | null,
): Release | undefined {
  if (!pointer || version === null) return undefined;
  return Object.hasOwn(pointer.releases, version) ? pointer.releases[version] : undefined;
}
