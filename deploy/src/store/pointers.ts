import type { Pointer } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';

/** Who moves a pointer, and when. */
export interface Stamp {
  readonly by: string;
  readonly at: string;
}

/** The pointer with `version` current. The first version of a name is good by itself (design §15.14). */
export function pointAt(before: Pointer | undefined, version: string, { by, at }: Stamp): Pointer {
  return {
    current: version,
    good: before ? before.good : version,
    bad: (before?.bad ?? []).filter((one) => one !== version),
    by,
    at,
    since: before?.current === version ? (before.since ?? before.at) : at,
    disabled: before?.disabled ?? false,
    releases: before?.releases ?? {},
  };
}

/**
 * The pointer back at `version`, and the version that it leaves marked as bad. If that one was good, the
 * newest earlier good that is not bad takes its place.
 */
export function rollBack(
  before: Pointer,
  version: string,
  goodBefore: readonly string[],
  stamp: Stamp,
): Pointer {
  const bad = [...before.bad.filter((one) => one !== before.current), before.current];
  const after = { ...pointAt(before, version, stamp), bad: bad.filter((one) => one !== version) };
  // A version that fails in its 25th hour was good for an hour: it must not stay so.
  const good = after.good === before.current ? undefined : after.good;
  const earlier = goodBefore.toReversed().find((one) => !after.bad.includes(one));
  return { ...after, good: good ?? earlier ?? null };
}

/** The pointer with its current version as last known good, by an operator's word. */
export function confirm(before: Pointer, { by, at }: Stamp): Pointer {
  const since = before.since ?? before.at;
  return { ...before, good: before.current, by, at, since };
}

/** Every version of a name that was ever good, oldest first. */
export function goodsOf(log: readonly Move[], name: string): string[] {
  return log.flatMap((move) => (move.name === name && move.good !== null ? [move.good] : []));
}

/** Every version of a name that was ever current, in the order in which each first was, oldest first. */
export function versionsInOrder(log: readonly Move[], name: string): string[] {
  const versions = log
    .filter((move) => move.name === name)
    .flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
  return [...new Set(versions)];
}

/**
 * Where a rollback goes without a version: to last known good, else to the newest version that was current before
 * (design §15.14). Never forward: a version that came after the current one is no way back. Undefined when there is
 * none that is not bad, or when the current version is last known good itself.
 */
export function rollbackTarget(
  { current, good, bad }: Pointer,
  log: readonly Move[],
  name: string,
): string | undefined {
  if (good === current) return undefined;
  const versions = versionsInOrder(log, name);
  const earlier = versions.slice(0, Math.max(0, versions.indexOf(current)));
  const isFit = (version: string) => !bad.includes(version);
  if (good !== null && isFit(good) && earlier.includes(good)) return good;
  return earlier.toReversed().find(isFit);
}
