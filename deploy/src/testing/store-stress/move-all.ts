import { withRecords } from '@rollcall/shared/module';
import { pointAt } from '../../store/pointers.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { aVersion } from '../store-with-releases.ts';

/** Moves shell and modules of a store to `version` in one change, so that the log gets a line for each. */
export function moveAll(store: ReleaseStore, version: string): Promise<void> {
  return store.changeList('test', ({ list, at }) => {
    if (!list) throw new Error('The store is empty.');
    const stamp = { by: 'test', at };
    const modules = Object.entries(list.modules).map(([name, before]) => {
      const records = [{ kind: 'module', record: { ...aVersion(version), name } } as const];
      return [name, withRecords(pointAt(before, version, stamp), records)] as const;
    });
    const {
      disabled: _,
      releases: __,
      ...shell
    } = pointAt({ ...list.shell, disabled: false, releases: {} }, version, stamp);
    const moves = [['shell', list.shell] as const, ...Object.entries(list.modules)].map(
      ([name, { current, good }]) => ({
        action: 'release' as const,
        name,
        from: current,
        to: version,
        good,
      }),
    );
    return { shell, modules: Object.fromEntries(modules), moves, result: undefined };
  });
}
