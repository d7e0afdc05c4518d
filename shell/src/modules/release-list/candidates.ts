import { modulePointerOf, type Release, type ReleaseList, recordOf } from '@rollcall/shared/module';

/**
 * The releases of a module that a page may load, in order of preference: the current one, then last known good. A
 * version that is marked bad is never included (design §5).
 */
export function candidatesOf(list: ReleaseList, module: string): readonly Release[] {
  const pointer = modulePointerOf(list, module);
  if (!pointer) return [];
  const versions = new Set([pointer.current, pointer.good]);
  return [...versions].flatMap((version) =>
    version !== null && pointer.bad.includes(version) ? [] : (recordOf(pointer, version) ?? []),
  );
}
