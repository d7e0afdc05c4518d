import {
  type Pointer,
  type Pointers,
  pointerOf,
  withPointer,
  withRecords,
} from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import { assertRules, LIVE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import { findUnsmoked } from '../gate/rules/smoke-passed.ts';
import { pointAt } from '../store/pointers.ts';
import type { Change, ReleaseStore } from '../store/release-store.ts';
import { readSmokeRecord } from '../store/smoke-record.ts';
import { titleOf } from './publish-build.ts';

interface By {
  readonly by: string;
  /** A version that is marked bad may become current again. */
  readonly again?: boolean;
  /** A version without a passed smoke test is allowed. */
  readonly unsmoked?: boolean;
  /** Whether a deploy token asks. */
  readonly isByToken?: boolean;
  /** The version that was current when the release was decided; null when there was none. */
  readonly from?: string | null | undefined;
}

/** A completed pointer move. */
export interface Moved {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  /** Last known good after the move. */
  readonly good: string | null;
}

/**
 * Makes a published version live: a new one, or an earlier one, for example after a preview. What is live may have
 * changed since the gate was checked, so it is checked again under the store's lock.
 * @throws GateError; OperatorError when the store has no such version, when nothing is live yet, or when someone else has
 * moved the pointer away from `from`.
 */
export async function pointTo(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string | undefined },
  { by, again = false, unsmoked = false, isByToken = false, from }: By,
): Promise<Moved> {
  const release = version === undefined ? undefined : await readRelease(store, name, version);
  if (!release) {
    throw new OperatorError(
      version === undefined
        ? `Specify the version of ${name} to make live with --to.`
        : `${name} ${version} is not published.`,
    );
  }
  return store.changeList(by, async ({ list, at }) => {
    if (!list) throw nothingLive();
    const before = pointerOf(list, name);
    refuseStaleMove(name, before?.current ?? null, from);
    const live = await readLive(store, list);
    const record = await readSmokeRecord(store, name, release.record.version);
    const smoke = { record, isConfirmed: unsmoked, isByToken };
    const facts = { candidate: release, live, isRollback: false, again, smoke };
    await assertRules(titleOf(release), LIVE_RULES, facts);
    const after = pointAt(before, release.record.version, { by, at });
    const change = moveOf(list, 'release', name, withRecords(after, [release]));
    // A confirmation that was not needed is not logged.
    return findUnsmoked(facts) === undefined ? change : withUnsmoked(change);
  });
}

/**
 * Refuses a move that expects another current version; with `from` undefined any current version is accepted.
 * @throws OperatorError with the version that is live now.
 */
export function refuseStaleMove(
  name: string,
  current: string | null,
  from: string | null | undefined,
): void {
  if (from === undefined || from === current) return;
  throw new OperatorError(
    `${name} is now at ${current ?? 'no version'}, no longer at ${from ?? 'no version'}: someone else moved it. Look at the releases and decide again.`,
  );
}

/** The change that gives one name a new pointer and leaves all others unchanged; its result is the move. */
export function moveOf(
  list: Pointers,
  action: Change['moves'][number]['action'],
  name: string,
  after: Pointer,
): Change<Moved> {
  const from = pointerOf(list, name)?.current ?? null;
  const move = { name, from, to: after.current, good: after.good };
  return { ...withPointer(list, name, after), moves: [{ action, ...move }], result: move };
}

/** A change whose moves are logged as made without a passed smoke test. */
const withUnsmoked = <T>(change: Change<T>): Change<T> => ({
  ...change,
  moves: change.moves.map((move) => ({ ...move, unsmoked: true })),
});

export const nothingLive = () =>
  new OperatorError(
    'Nothing is live in this store yet: run npm start once, or set DATA_DIR to the folder of the running console.',
  );
