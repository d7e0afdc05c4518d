import {
  type AnyRelease,
  kindOf,
  type Pointer,
  type PointerAction,
  pointerOf,
  pointersOf,
  type ReleaseList,
  withRecords,
} from '@rollcall/shared/module';
import { StartError } from '@rollcall/shared/node';
import { assertRules, LIVE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import { confirm, goodsOf, rollBack, rollbackTarget, versionsInOrder } from '../store/pointers.ts';
import type { Before, ReleaseStore } from '../store/release-store.ts';
import { type Moved, moveOf, nothingLive, refuseMovedOn } from './point-to.ts';

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

/** What a move starts from: the store before it, with the pointer that it is about. */
interface Start extends Before {
  readonly list: ReleaseList;
  readonly pointer: Pointer;
}

/**
 * Moves one pointer: back, confirmed, switched off or on.
 * @throws GateError where a page could not get on with it; StartError where there is nothing to move, or where somebody
 * else moved the pointer since `from`.
 */
export function movePointer(store: ReleaseStore, request: MoveRequest): Promise<Moved> {
  return store.changeList(request.by, async (before) => {
    const start = startOf(before, request);
    const after = await pointerAfter(store, request, start);
    return moveOf(start.list, request.action, request.name, after);
  });
}

/** The pointer that a request is about, still where the request saw it. */
function startOf(before: Before, { name, from }: MoveRequest): Start {
  const { list } = before;
  if (!list) throw nothingLive();
  const pointer = pointerOf(list, name);
  if (!pointer) {
    const known = [...pointersOf(list).keys()].join(', ');
    throw new StartError(`${name} has no live release; live are ${known}.`);
  }
  refuseMovedOn(name, pointer.current, from);
  return { ...before, list, pointer };
}

async function pointerAfter(
  store: ReleaseStore,
  request: MoveRequest,
  start: Start,
): Promise<Pointer> {
  const { name, action, by } = request;
  const { pointer, at } = start;
  switch (action) {
    case 'rollback':
      return rollBackTo(store, request, start);
    case 'confirm':
      return withRecords(confirm(pointer, { by, at }), []);
    case 'disable':
    case 'enable':
      if (kindOf(name) === 'shell') {
        throw new StartError(
          'The shell cannot be switched off; roll it back: npm run rollback -- shell.',
        );
      }
      // A day that nobody used the module does not make it good.
      return { ...pointer, by, at, since: at, disabled: action === 'disable' };
  }
}

function targetOf({ log, pointer }: Start, name: string): string {
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

async function rollBackTo(
  store: ReleaseStore,
  { name, to, again = false, by }: MoveRequest,
  start: Start,
): Promise<Pointer> {
  const { list, log, at, pointer } = start;
  const version = to ?? targetOf(start, name);
  if (version === pointer.current) {
    throw new StartError(`${name} ${version} is live already; nothing was changed.`);
  }
  const release = await readRelease(store, name, version);
  if (!release) {
    const versions = (await store.listVersions(name)).join(', ');
    throw new StartError(`${name} ${version} is not in the store; there are ${versions}.`);
  }
  await refuseForward(store, start, release);
  const live = await readLive(store, list);
  const facts = { candidate: release, live, isRollback: true, again };
  await assertRules(`going back to ${name} ${version}`, LIVE_RULES, facts);
  const after = rollBack(pointer, version, goodsOf(log, name), { by, at });
  // The list keeps no record of the shell: what the way back does not need must not be in its way.
  if (release.kind === 'shell' || after.good === null) return withRecords(after, [release]);
  const good = await readRelease(store, name, after.good);
  return withRecords(after, good ? [release, good] : [release]);
}

/** A way back marks what it leaves as bad: gone forward, it would mark the good version. */
async function refuseForward(
  store: ReleaseStore,
  { log, pointer: { current } }: Start,
  { record: { name, version, builtAt } }: AnyRelease,
): Promise<void> {
  const versions = versionsInOrder(log, name);
  const [target, now] = [versions.indexOf(version), versions.indexOf(current)];
  // The log may lack a version: one that was never live, or whose line was lost. Then the builds decide.
  const isForward =
    target >= 0 && now >= 0
      ? target > now
      : builtAt >= ((await readRelease(store, name, current))?.record.builtAt ?? '');
  if (!isForward) return;
  throw new StartError(
    `${name} ${version} is newer than ${current}, so this is no way back. To make it live: npm run release -- ${name} --to ${version}`,
  );
}
