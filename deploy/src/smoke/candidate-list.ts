import {
  type AnyRelease,
  pointerOf,
  type ReleaseList,
  withPointer,
  withRecords,
} from '@rollcall/shared/module';
import { pointAt } from '../store/pointers.ts';

/**
 * The release list as it would be with a candidate live. The candidate is its own last known good, so that nothing
 * hides its failure, and it is enabled.
 */
export function candidateList(list: ReleaseList, release: AnyRelease): ReleaseList {
  const { name, version } = release.record;
  const stamp = { by: 'smoke test', at: list.updatedAt };
  const after = { ...pointAt(pointerOf(list, name), version, stamp), good: version };
  const pointer = withRecords({ ...after, disabled: false }, [release]);
  return { ...list, ...withPointer(list, name, pointer) };
}
