import {
  type AnyRelease,
  type Pointer,
  pointerOf,
  type ReleaseList,
  withPointer,
  withRecords,
} from '@rollcall/shared/module';

/**
 * The release list as it would be with a candidate live. The candidate is its own last known good, so that nothing
 * hides its failure, and it is enabled.
 */
export function candidateList(list: ReleaseList, release: AnyRelease): ReleaseList {
  const { name, version } = release.record;
  const at = list.updatedAt;
  const first: Pointer = {
    current: version,
    good: version,
    bad: [],
    by: 'smoke test',
    at,
    since: at,
    disabled: false,
    releases: {},
  };
  const before = pointerOf(list, name) ?? first;
  const bad = before.bad.filter((one) => one !== version);
  const after = { ...before, current: version, good: version, bad, disabled: false };
  return { ...list, ...withPointer(list, name, withRecords(after, [release])) };
}
