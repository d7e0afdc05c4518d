import {
  kindOf,
  listOf,
  type Pointer,
  pointersOf,
  type ReleaseHealth,
  type ReleaseList,
  withRecords,
} from '@rollcall/shared/module';
import type { OutcomeStore, SeenOutcome } from '../outcomes/outcome-store.ts';
import { healthOf, summarizeOutcomes } from '../outcomes/release-health.ts';
import { confirm } from '../store/pointers.ts';
import type { Change, ReleaseStore } from '../store/release-store.ts';

/** How long a version is current before it can count as last known good (design §5), in milliseconds: a day. */
export const GOOD_AFTER_MS = 24 * 60 * 60 * 1000;

/** How often it must have loaded well by then: a version that nobody opened has proven nothing. */
export const GOOD_AFTER_LOADS = 20;

/** How often running hosts look for versions that have proven themselves, in milliseconds. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

/** Who the log names for a version that has proven itself. */
const BY = 'its record';

/** What is known of a current version and of the one that would still be good without it. */
export interface Evidence {
  readonly current: ReleaseHealth;
  readonly predecessor: ReleaseHealth;
  /** Whether a load of the current version was ever replaced by last known good. */
  readonly hasFallenBack: boolean;
}

/**
 * Whether the current version of a pointer is last known good by its own record: current for a day, loaded well 20
 * times, never replaced by a fallback, and failing no more often than its predecessor. Anything else needs an
 * operator's `confirm`.
 */
export function isProven(pointer: Pointer, evidence: Evidence, now: Date): boolean {
  const { current, good, bad, since, at, disabled } = pointer;
  if (good === current || disabled || bad.includes(current)) return false;
  const isOld = now.getTime() - Date.parse(since ?? at) >= GOOD_AFTER_MS;
  return (
    isOld &&
    !evidence.hasFallenBack &&
    evidence.current.ok >= GOOD_AFTER_LOADS &&
    failureRate(evidence.current) <= allowedRate(evidence.predecessor)
  );
}

/**
 * How many loads of a hundred a version may lose: as many as its predecessor. Of a predecessor that has too few loads to
 * compare with, as one whose days are no longer kept, nothing is known: then it is five.
 */
function allowedRate(predecessor: ReleaseHealth): number {
  const { ok, fallback, failed } = predecessor;
  return ok + fallback + failed < GOOD_AFTER_LOADS ? 0.05 : failureRate(predecessor);
}

/** Share of loads that ended in a failure or a fallback, 0 to 1; 0 without a load. */
function failureRate({ ok, fallback, failed }: ReleaseHealth): number {
  const all = ok + fallback + failed;
  return all === 0 ? 0 : (fallback + failed) / all;
}

/** What the outcomes say of a name. The shell sends none of its own: each load of a module is one of the shell's, too. */
function evidenceOf(name: string, pointer: Pointer, seen: readonly SeenOutcome[]): Evidence {
  const { current, good, since, at } = pointer;
  const from = since ?? at;
  if (kindOf(name) === 'shell') {
    return {
      current: summarizeOutcomes(seen.filter((one) => one.at >= from)),
      predecessor: summarizeOutcomes(seen.filter((one) => one.at < from)),
      hasFallenBack: false,
    };
  }
  // Loads of before are previews, or of an earlier time as the live version.
  const own = healthOf(
    seen.filter((one) => one.at >= from),
    name,
    current,
  );
  const predecessor = good === null ? summarizeOutcomes([]) : healthOf(seen, name, good);
  return { current: own, predecessor, hasFallenBack: own.fallback > 0 };
}

/**
 * Makes each current version last known good that has proven itself, and logs it as a confirmation. Does nothing
 * while nothing is live.
 * @throws DamagedStoreError when list or log cannot be read.
 */
export async function promoteProven(store: ReleaseStore, outcomes: OutcomeStore): Promise<void> {
  const list = await store.readList();
  if (!list) return;
  const [seen, fallenBack] = await Promise.all([outcomes.read(), outcomes.fallenBack()]);
  const isDue = (now: Date) => (name: string, pointer: Pointer) => {
    const evidence = evidenceOf(name, pointer, seen);
    const hasFallenBack = evidence.hasFallenBack || fallenBack.has(`${name} ${pointer.current}`);
    return isProven(pointer, { ...evidence, hasFallenBack }, now);
  };
  if (confirmAll(list, '', isDue(new Date())).moves.length === 0) return;
  await store.changeList(BY, ({ list: before = list, at }) =>
    confirmAll(before, at, isDue(new Date(at))),
  );
}

/** The change that confirms every current version that is due; without moves when none is. */
function confirmAll(
  list: ReleaseList,
  at: string,
  isDue: (name: string, pointer: Pointer) => boolean,
): Change {
  const pointers = pointersOf(list);
  const due = [...pointers].filter(([name, pointer]) => isDue(name, pointer));
  for (const [name, pointer] of due) {
    pointers.set(name, withRecords(confirm(pointer, { by: BY, at }), []));
  }
  const moves = due.map(([name, { current }]) => ({
    action: 'confirm' as const,
    name,
    from: current,
    to: current,
    good: current,
  }));
  return { ...(listOf(pointers) ?? list), moves, result: undefined };
}

/** Looks for versions that have proven themselves, now and every ten minutes. Returns what ends it. */
export function startPromotions(
  store: ReleaseStore,
  outcomes: OutcomeStore,
  onError: (error: unknown) => void,
): () => void {
  const look = () => void promoteProven(store, outcomes).catch(onError);
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
