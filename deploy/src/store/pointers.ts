import type { Pointer } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';

/** The operator and the time of a pointer move. */
export interface Stamp {
  readonly by: string;
  readonly at: string;
}

/**
 * The pointer with `version` as current, no longer urgent. The first version of a name is not last known good before it has
 * worked (decision 030). Unknown fields are kept (decision 064).
 */
export function pointAt(before: Pointer | undefined, version: string, { by, at }: Stamp): Pointer {
  const { urgent: _, ...kept } = before ?? { urgent: undefined };
  return {
    ...kept,
    current: version,
    good: before?.good ?? null,
    bad: (before?.bad ?? []).filter((one) => one !== version),
    by,
    at,
    since: before?.current === version ? (before.since ?? before.at) : at,
    disabled: before?.disabled ?? false,
    releases: before?.releases ?? {},
  };
}

/**
 * The pointer rolled back to `version`, with the version that it leaves marked as bad. If that one was last known
 * good, the newest earlier one that is not bad becomes last known good again.
 */
export function rollBack(
  before: Pointer,
  version: string,
  goodBefore: readonly string[],
  stamp: Stamp,
): Pointer {
  const bad = [...before.bad.filter((one) => one !== before.current), before.current];
  const after = { ...pointAt(before, version, stamp), bad: bad.filter((one) => one !== version) };
  // A version that fails in its 25th hour became last known good after 24: it must not stay so.
  const good = after.good === before.current ? undefined : after.good;
  const earlier = goodBefore.toReversed().find((one) => !after.bad.includes(one));
  return { ...after, good: good ?? earlier ?? null };
}

/** The pointer with its current version as last known good. */
export function confirm(before: Pointer, { by, at }: Stamp): Pointer {
  const since = before.since ?? before.at;
  return { ...before, good: before.current, by, at, since };
}

/** The last known good version after each move of a name, oldest first. */
export function lastKnownGoodVersions(log: readonly Move[], name: string): string[] {
  return log.flatMap((move) => (move.name === name && move.good !== null ? [move.good] : []));
}

/** Every version of a name that was ever current, in the order in which each was first current. */
export function versionsInOrder(log: readonly Move[], name: string): string[] {
  const versions = log
    .filter((move) => move.name === name)
    .flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
  return [...new Set(versions)];
}

/** A version and when it was built, ISO; '' when that is unknown. */
interface Built {
  readonly version: string;
  readonly builtAt: string;
}

/**
 * Whether `other` was live before `current`. A version may be missing from the log if it was never live or its line was lost.
 * Then the build times decide.
 */
export function isEarlier(
  log: readonly Move[],
  name: string,
  other: Built,
  current: Built,
): boolean {
  const versions = versionsInOrder(log, name);
  const [before, now] = [versions.indexOf(other.version), versions.indexOf(current.version)];
  return before >= 0 && now >= 0 ? before < now : other.builtAt < current.builtAt;
}

/**
 * The target of a rollback without a version: last known good, otherwise the newest earlier version (design §15.14).
 * It is never a version newer than the current one. Undefined when all earlier versions are bad, or when the current
 * version is last known good.
 */
export function rollbackTarget(
  { current, good, bad }: Pointer,
  log: readonly Move[],
  name: string,
): string | undefined {
  if (good === current) return undefined;
  const versions = versionsInOrder(log, name);
  const earlier = versions.slice(0, Math.max(0, versions.indexOf(current)));
  const isUsable = (version: string) => !bad.includes(version);
  if (good !== null && isUsable(good) && earlier.includes(good)) return good;
  return earlier.toReversed().find(isUsable);
}
