import type { Pointer } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';
import { rollbackTarget } from './pointers.ts';

/** A version stays at least this long after it was published or live, in milliseconds: 30 days. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** How many of the newest versions of a name always stay. */
const KEEP_NEWEST = 5;

/** A version in the store. */
export interface StoredVersion {
  readonly version: string;
  readonly builtAt: string;
}

/**
 * The versions of a name that nothing needs any more (decision 069): neither live nor last known good nor the target of a
 * rollback, not in the list, not among the newest five, and neither published nor live in the last 30 days, so that no
 * open page, preview or decision depends on them. `pointer` is undefined for a name that is not live.
 */
export function versionsToPrune(
  name: string,
  pointer: Pointer | undefined,
  versions: readonly StoredVersion[],
  log: readonly Move[],
  now: Date,
): string[] {
  const newest = versions.toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
  const needed = new Set([
    ...(pointer ? versionsOf(pointer, log, name) : []),
    ...newest.slice(0, KEEP_NEWEST).map(({ version }) => version),
    ...recentlyLive(log, name, now),
  ]);
  return newest
    .filter(({ version, builtAt }) => !needed.has(version) && !isRecent(builtAt, now))
    .map(({ version }) => version);
}

const versionsOf = (pointer: Pointer, log: readonly Move[], name: string) => [
  pointer.current,
  pointer.good,
  rollbackTarget(pointer, log, name),
  ...Object.keys(pointer.releases),
];

/** Versions that were live at some time in the last 30 days: both sides of each move since then. */
const recentlyLive = (log: readonly Move[], name: string, now: Date) =>
  log
    .filter((move) => move.name === name && isRecent(move.at, now))
    .flatMap(({ from, to }) => [from, to]);

/** An unreadable time counts as recent: when in doubt, a version stays. */
const isRecent = (at: string, now: Date) => !(now.getTime() - Date.parse(at) > KEEP_MS);
