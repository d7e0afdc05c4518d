import type { ModulePointer, Release, ReleaseList } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';

/** How long a version is current before it counts as last known good (design §5), in milliseconds: a day. */
export const GOOD_AFTER_MS = 24 * 60 * 60 * 1000;

/** Where a name stands; a module's has `disabled` and records besides. */
export type Pointer = ReleaseList['shell'];

/** Who moves a pointer, and when. */
export interface Stamp {
  readonly by: string;
  readonly at: string;
}

/** The pointer with `version` current. The first version of a name is good by itself (design §15.14). */
export function pointAt(before: Pointer | undefined, version: string, { by, at }: Stamp): Pointer {
  const settled = before && settle(before, new Date(at));
  return {
    current: version,
    good: settled ? settled.good : version,
    bad: (settled?.bad ?? []).filter((one) => one !== version),
    by,
    at,
    since: before?.current === version ? (before.since ?? before.at) : at,
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

/** The pointer as of now: a current version that has been so for a day, and is not marked bad, is good. */
export function settle<P extends Pointer>(pointer: P, now: Date): P {
  const { current, good, bad, since, at } = pointer;
  const isOld = now.getTime() - Date.parse(since ?? at) >= GOOD_AFTER_MS;
  const isOff = 'disabled' in pointer && pointer.disabled === true;
  if (!isOld || isOff || good === current || bad.includes(current)) return pointer;
  return { ...pointer, good: current };
}

/** The list as of now, each pointer settled, with the records that its pointers name and no other. */
export function settleList(list: ReleaseList, now: Date): ReleaseList {
  const modules = Object.entries(list.modules).map(([name, pointer]) => {
    const settled = settle(pointer, now);
    return [name, withRecords(settled, pointer.releases, settled.disabled)] as const;
  });
  return { ...list, shell: settle(list.shell, now), modules: Object.fromEntries(modules) };
}

/** A module's pointer with the records of `current` and `good`, out of `known`. */
export function withRecords(
  pointer: Pointer,
  known: Readonly<Record<string, Release>>,
  disabled: boolean,
): ModulePointer {
  const named = [pointer.current, pointer.good].flatMap((version) => {
    const record = version === null ? undefined : known[version];
    return record ? [[record.version, record] as const] : [];
  });
  return { ...pointer, disabled, releases: Object.fromEntries(named) };
}

/** Every version of a name that was ever good, oldest first. */
export function goodsOf(log: readonly Move[], name: string): string[] {
  return log.flatMap((move) => (move.name === name && move.good !== null ? [move.good] : []));
}

/**
 * Where a rollback goes without a word: last known good, else the version that was current before, as the
 * log has it (design §15.14). Undefined when there is none that is not bad.
 */
export function rollbackTarget(
  pointer: Pointer,
  log: readonly Move[],
  name: string,
): string | undefined {
  const { current, good, bad } = pointer;
  const isFit = (version: string) => version !== current && !bad.includes(version);
  if (good !== null && isFit(good)) return good;
  return log
    .filter((move) => move.name === name)
    .toReversed()
    .flatMap(({ to, from }) => (from === null ? [to] : [to, from]))
    .find(isFit);
}
