import {
  type Pointer,
  type Pointers,
  pointerOf,
  withPointer,
  withRecords,
} from '@rollcall/shared/module';
import { StartError } from '@rollcall/shared/node';
import { assertRules, LIVE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import { pointAt } from '../store/pointers.ts';
import type { Change, ReleaseStore } from '../store/release-store.ts';
import { titleOf } from './publish-build.ts';

interface By {
  readonly by: string;
  /** A version marked bad may be current again. */
  readonly again?: boolean;
  /** The version that was current when the release was decided; null when there was none. */
  readonly from?: string | null | undefined;
}

/** A pointer move, as it was made. */
export interface Moved {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  /** Last known good after the move. */
  readonly good: string | null;
}

/**
 * Makes a version live that the store has: one that was just published, or an earlier one, as after a preview. What is
 * live may have changed since the gate was asked, so it is asked again under the store's lock.
 * @throws GateError; StartError where the store has no such version, where nothing is live yet, or where somebody else
 * moved the pointer since `from`.
 */
export async function pointTo(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string | undefined },
  { by, again = false, from }: By,
): Promise<Moved> {
  const release = version === undefined ? undefined : await readRelease(store, name, version);
  if (!release) throw new StartError(`${name} ${version ?? 'without a version'} is not published.`);
  return store.changeList(by, async ({ list, at }) => {
    if (!list) throw nothingLive();
    const before = pointerOf(list, name);
    refuseMovedOn(name, before?.current ?? null, from);
    const live = await readLive(store, list);
    const facts = { candidate: release, live, isRollback: false, again };
    await assertRules(titleOf(release), LIVE_RULES, facts);
    const after = pointAt(before, release.record.version, { by, at });
    return moveOf(list, 'release', name, withRecords(after, [release]));
  });
}

/**
 * Refuses a move that was decided while another version was current. `from` undefined: whoever asks did not say.
 * @throws StartError naming what is live now.
 */
export function refuseMovedOn(
  name: string,
  current: string | null,
  from: string | null | undefined,
): void {
  if (from === undefined || from === current) return;
  throw new StartError(
    `${name} is at ${current ?? 'no version'} by now and no longer at ${from ?? 'none'}: somebody else moved it. Look at npm run releases and decide again.`,
  );
}

/** The change that gives one name a new pointer and leaves all others alone; it results in the move. */
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

export const nothingLive = () =>
  new StartError(
    'Nothing is live in this store yet: run npm start once, or set DATA_DIR to the folder of the running console.',
  );
