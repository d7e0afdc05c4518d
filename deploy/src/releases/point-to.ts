import { modulePointerOf, type Release, type ShellRelease } from '@rollcall/shared/module';
import { StartError } from '@rollcall/shared/node';
import { LIVE_RULES, pass } from '../gate/gate.ts';
import { readLive, readRecord } from '../gate/read-live.ts';
import { type Pointer, pointAt, pointerOf, withRecords } from '../store/pointers.ts';
import type { Before, Change, ReleaseStore } from '../store/release-store.ts';
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
 * Makes a published release current. What is live may have changed since the gate was asked, so it is asked
 * again under the store's lock.
 * @throws GateError; StartError where nothing is live yet, or where somebody else moved the pointer since `from`.
 */
export async function pointTo(
  store: ReleaseStore,
  record: Release | ShellRelease,
  { by, again = false, from }: By,
): Promise<Moved> {
  const { name, version } = record;
  return recordMove(async (note) => {
    await store.changeList(by, async (before) => {
      const { list, at } = before;
      if (!list) throw nothingLive();
      const pointer = pointerOf(list, name);
      refuseMovedOn(name, pointer?.current ?? null, from);
      const live = await readLive(store, list);
      const facts = { candidate: record, live, isRollback: false, again };
      await pass(titleOf(record), LIVE_RULES, facts);
      const after = pointAt(pointer, version, { by, at });
      note({ name, from: pointer?.current ?? null, to: version, good: after.good });
      const known = 'descriptor' in record ? { [version]: record } : {};
      return withPointer(before, 'release', name, after, known);
    });
  });
}

/**
 * Makes a version live that the store has already, as after a preview.
 * @throws StartError when it has not; GateError as {@link pointTo}.
 */
export async function pointToPublished(
  store: ReleaseStore,
  name: string,
  version: string | undefined,
  by: By,
): Promise<Moved> {
  const record = version === undefined ? undefined : await readRecord(store, name, version);
  if (!record) throw new StartError(`${name} ${version ?? 'without a version'} is not published.`);
  return pointTo(store, record, by);
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

/** Hands out the move that was noted last: a change may note one only once it is sure. */
export async function recordMove(
  run: (note: (moved: Moved) => void) => Promise<void>,
): Promise<Moved> {
  let moved: Moved | undefined;
  await run((one) => {
    moved = one;
  });
  if (!moved) throw new Error('A pointer move was not noted.');
  return moved;
}

/** The change that gives one name a new pointer and leaves all others alone. */
export function withPointer(
  { list }: Before,
  action: Change['moves'][number]['action'],
  name: string,
  pointer: Pointer,
  known: Readonly<Record<string, Release>>,
  isDisabled = modulePointerOf(list, name)?.disabled ?? false,
): Change {
  if (!list) throw nothingLive();
  const before = pointerOf(list, name);
  const moves = [
    { action, name, from: before?.current ?? null, to: pointer.current, good: pointer.good },
  ];
  if (name === 'shell') return { shell: pointer, modules: list.modules, moves };
  const records = { ...modulePointerOf(list, name)?.releases, ...known };
  const after = withRecords(pointer, records, isDisabled);
  return { shell: list.shell, modules: { ...list.modules, [name]: after }, moves };
}

export const nothingLive = () =>
  new StartError(
    'Nothing is live in this store yet: run npm start once, or set DATA_DIR to the folder of the running console.',
  );
