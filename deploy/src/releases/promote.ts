import {
  kindOf,
  listOf,
  type Pointer,
  pointersOf,
  type ReleaseHealth,
  type ReleaseList,
  withRecords,
} from '@rollcall/shared/module';
import type { OutcomeStore, StoredOutcome } from '../outcomes/outcome-store.ts';
import { healthOf, summarizeOutcomes } from '../outcomes/release-health.ts';
import { confirm } from '../store/pointers.ts';
import type { Change, ReleaseStore } from '../store/release-store.ts';

/** How long a version must be current before it can become last known good (design §5), in milliseconds: a day. */
export const PROMOTE_AFTER_MS = 24 * 60 * 60 * 1000;

/** How many successful loads it needs: a version that was never opened has proven nothing. */
export const PROMOTE_AFTER_LOADS = 20;

/** How often running hosts look for proven versions, in milliseconds. */
const CHECK_INTERVAL_MS = 10 * 60 * 1000;

/** The operator's name in the log for an automatic promotion. */
const PROMOTED_BY = 'automatic promotion';

/** The health of a current version and of the last known good version that it would replace. */
export interface Evidence {
  readonly current: ReleaseHealth;
  readonly predecessor: ReleaseHealth;
  /** Whether a load of the current version was ever replaced by last known good. */
  readonly hasFallenBack: boolean;
}

/**
 * Whether the current version of a pointer has proven itself: it has been current for a day, was loaded 20 times, never
 * fell back, and fails no more often than its predecessor. While no version is last known good, one load is enough, since it
 * replaces none. Any other version needs an operator's `confirm`.
 */
export function isProven(pointer: Pointer, evidence: Evidence, now: Date): boolean {
  const { current, good, bad, since, at, disabled } = pointer;
  if (good === current || disabled || bad.includes(current)) return false;
  const isOld = now.getTime() - Date.parse(since ?? at) >= PROMOTE_AFTER_MS;
  return (
    (isOld || good === null) &&
    !evidence.hasFallenBack &&
    evidence.current.ok >= (good === null ? 1 : PROMOTE_AFTER_LOADS) &&
    failureRate(evidence.current) <= allowedRate(evidence.predecessor)
  );
}

/**
 * The failure rate that a version may have, 0 to 1: that of its predecessor, or 0.05 when the predecessor has too few
 * loads to compare with, for example because its outcomes are no longer kept.
 */
function allowedRate(predecessor: ReleaseHealth): number {
  const { ok, fallback, failed } = predecessor;
  return ok + fallback + failed < PROMOTE_AFTER_LOADS ? 0.05 : failureRate(predecessor);
}

/** Share of loads that failed or fell back, 0 to 1; 0 without loads. */
function failureRate({ ok, fallback, failed }: ReleaseHealth): number {
  const all = ok + fallback + failed;
  return all === 0 ? 0 : (fallback + failed) / all;
}

/** The evidence about a name. The shell reports failed starts only, so every module load counts as one of the shell. */
function evidenceOf(
  name: string,
  pointer: Pointer,
  outcomesSoFar: readonly StoredOutcome[],
): Evidence {
  const { current, good, since, at } = pointer;
  const from = since ?? at;
  if (kindOf(name) === 'shell') {
    // Failed starts of other versions of the shell say nothing about this one.
    const loads = outcomesSoFar.filter((one) => one.module !== name);
    return {
      current: summarizeOutcomes(loads.filter((one) => one.at >= from)),
      predecessor: summarizeOutcomes(loads.filter((one) => one.at < from)),
      // One start that failed outweighs all loads of modules in its pages.
      hasFallenBack: outcomesSoFar.some((one) => one.module === name && one.version === current),
    };
  }
  // Earlier loads are previews, or date from an earlier time as the live version.
  const health = healthOf(
    outcomesSoFar.filter((one) => one.at >= from),
    name,
    current,
  );
  const predecessor = good === null ? summarizeOutcomes([]) : healthOf(outcomesSoFar, name, good);
  return { current: health, predecessor, hasFallenBack: health.fallback > 0 };
}

/**
 * Makes each proven current version last known good, and logs it as a confirmation. Does nothing while nothing is live.
 * @throws DamagedStoreError when list or log cannot be read.
 */
export async function promoteProven(store: ReleaseStore, outcomes: OutcomeStore): Promise<void> {
  const list = await store.readList();
  if (!list) return;
  const [outcomesSoFar, fallenBack] = await Promise.all([outcomes.read(), outcomes.fallenBack()]);
  const isDue = (now: Date) => (name: string, pointer: Pointer) => {
    const evidence = evidenceOf(name, pointer, outcomesSoFar);
    const hasFallenBack = evidence.hasFallenBack || fallenBack.has(`${name} ${pointer.current}`);
    return isProven(pointer, { ...evidence, hasFallenBack }, now);
  };
  if (confirmAll(list, '', isDue(new Date())).moves.length === 0) return;
  await store.changeList(PROMOTED_BY, ({ list: before = list, at, now }) =>
    confirmAll(before, at, isDue(now)),
  );
}

/** The change that confirms every due version; without moves when none is due. */
function confirmAll(
  list: ReleaseList,
  at: string,
  isDue: (name: string, pointer: Pointer) => boolean,
): Change {
  const pointers = pointersOf(list);
  const due = [...pointers].filter(([name, pointer]) => isDue(name, pointer));
  for (const [name, pointer] of due) {
    pointers.set(name, withRecords(confirm(pointer, { by: PROMOTED_BY, at }), []));
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

/** Promotes proven versions now and every ten minutes. Returns a function that stops it. */
export function startPromotions(
  store: ReleaseStore,
  outcomes: OutcomeStore,
  onError: (error: unknown) => void,
): () => void {
  const promote = () => void promoteProven(store, outcomes).catch(onError);
  promote();
  const timer = setInterval(promote, CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
