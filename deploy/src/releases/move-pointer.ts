import type { PointerAction, Release, ShellRelease } from '@rollcall/shared/module';
import { StartError } from '@rollcall/shared/node';
import { LIVE_RULES, pass } from '../gate/gate.ts';
import { readLive, readModule, readRecord } from '../gate/read-live.ts';
import {
  confirm,
  goodsOf,
  type Pointer,
  pointerOf,
  rollBack,
  rollbackTarget,
  type Stamp,
  versionsInOrder,
} from '../store/pointers.ts';
import type { Before, Change, ReleaseStore } from '../store/release-store.ts';
import { type Moved, nothingLive, recordMove, refuseMovedOn, withPointer } from './point-to.ts';

/** A move that needs no build: what the commands and release control have in common (design §6). */
export interface MoveRequest {
  readonly name: string;
  readonly action: PointerAction;
  /** The version to roll back to; without it last known good, else the release before. */
  readonly to?: string | undefined;
  /** The version that was current when the move was decided. */
  readonly from?: string | undefined;
  readonly again?: boolean;
  readonly by: string;
}

/**
 * Moves one pointer: back, confirmed, switched off or on.
 * @throws GateError where a page could not get on with it; StartError where there is nothing to move, or where somebody
 * else moved the pointer since `from`.
 */
export function movePointer(store: ReleaseStore, request: MoveRequest): Promise<Moved> {
  return recordMove(async (note) => {
    await store.changeList(request.by, async (before) => {
      const pointer = pointerFor(before, request);
      const change = await changeFor(store, request, before, pointer);
      const [move] = change.moves;
      if (move) note({ name: move.name, from: move.from, to: move.to, good: move.good });
      return change;
    });
  });
}

/** The pointer that a request is about, still where the request saw it. */
function pointerFor({ list }: Before, { name, from }: MoveRequest): Pointer {
  if (!list) throw nothingLive();
  const pointer = pointerOf(list, name);
  if (!pointer) {
    const known = ['shell', ...Object.keys(list.modules)].join(', ');
    throw new StartError(`${name} has no live release; live are ${known}.`);
  }
  refuseMovedOn(name, pointer.current, from);
  return pointer;
}

async function changeFor(
  store: ReleaseStore,
  { name, action, to, again = false, by }: MoveRequest,
  before: Before,
  pointer: Pointer,
): Promise<Change> {
  const stamp = { by, at: before.at };
  switch (action) {
    case 'rollback':
      return rollBackTo(store, before, pointer, {
        name,
        version: to ?? targetOf(before, name, pointer),
        stamp,
        again,
      });
    case 'confirm':
      return withPointer(before, action, name, confirm(pointer, stamp), {});
    case 'disable':
    case 'enable':
      if (name === 'shell') {
        throw new StartError(
          'The shell cannot be switched off; roll it back: npm run rollback -- shell.',
        );
      }
      // A day that nobody used the module does not make it good.
      return withPointer(
        before,
        action,
        name,
        { ...pointer, ...stamp, since: before.at },
        {},
        action === 'disable',
      );
  }
}

function targetOf({ log }: Before, name: string, pointer: Pointer): string {
  const target = rollbackTarget(pointer, log, name);
  if (target !== undefined) return target;
  const what =
    pointer.good === pointer.current
      ? `${name} ${pointer.current} is last known good itself`
      : `${name} has no earlier release that is not marked bad`;
  throw new StartError(
    `${what}. Name a version with --to (npm run releases lists them), or switch the module off: npm run disable -- ${name}.`,
  );
}

interface Back {
  readonly name: string;
  readonly version: string;
  readonly stamp: Stamp;
  readonly again: boolean;
}

async function rollBackTo(
  store: ReleaseStore,
  before: Before,
  pointer: Pointer,
  { name, version, stamp, again }: Back,
): Promise<Change> {
  if (version === pointer.current) {
    throw new StartError(`${name} ${version} is live already; nothing was changed.`);
  }
  const record = await readRecord(store, name, version);
  if (!record) {
    const versions = (await store.listVersions(name)).join(', ');
    throw new StartError(`${name} ${version} is not in the store; there are ${versions}.`);
  }
  await refuseForward(store, before, pointer, record);
  const live = await readLive(store, before.list);
  const facts = { candidate: record, live, isRollback: true, again };
  await pass(`going back to ${name} ${version}`, LIVE_RULES, facts);
  const after = rollBack(pointer, version, goodsOf(before.log, name), stamp);
  const earlier =
    after.good === null || name === 'shell' ? undefined : await readModule(store, name, after.good);
  const known = 'descriptor' in record ? { [version]: record } : {};
  return withPointer(before, 'rollback', name, after, {
    ...known,
    ...(earlier ? { [earlier.version]: earlier } : {}),
  });
}

/** A way back marks what it leaves as bad: gone forward, it would mark the good version. */
async function refuseForward(
  store: ReleaseStore,
  { log }: Before,
  { current }: Pointer,
  { name, version, builtAt }: Release | ShellRelease,
): Promise<void> {
  const versions = versionsInOrder(log, name);
  const [target, now] = [versions.indexOf(version), versions.indexOf(current)];
  // The log may lack a version: one that was never live, or whose line was lost. Then the builds decide.
  const isForward =
    target >= 0 && now >= 0
      ? target > now
      : builtAt >= ((await readRecord(store, name, current))?.builtAt ?? '');
  if (!isForward) return;
  throw new StartError(
    `${name} ${version} is newer than ${current}, so this is no way back. To make it live: npm run release -- ${name} --to ${version}`,
  );
}
