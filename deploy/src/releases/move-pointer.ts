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
import { OperatorError } from '@rollcall/shared/node';
import { assertRules, LIVE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import {
  confirm,
  isEarlier,
  lastKnownGoodVersions,
  rollBack,
  rollbackTarget,
} from '../store/pointers.ts';
import type { Before, ReleaseStore } from '../store/release-store.ts';
import { type Moved, moveOf, nothingLive, refuseStaleMove } from './point-to.ts';

/** A pointer move that needs no build, from a command or from release control (design §6). */
export interface MoveRequest {
  readonly name: string;
  readonly action: PointerAction;
  /** The version to roll back to; by default last known good, otherwise the previous release. */
  readonly to?: string | undefined;
  /** The version that was current when the move was decided. */
  readonly from?: string | undefined;
  readonly again?: boolean;
  /** Open pages load the result at their next check; for `rollback` and `disable`. */
  readonly now?: boolean;
  readonly by: string;
}

/** Nothing of this name is live. */
class UnknownNameError extends OperatorError {
  readonly statusCode = 404;
}

/** The state before a move, with the pointer to move. */
interface Start extends Before {
  readonly list: ReleaseList;
  readonly pointer: Pointer;
}

/**
 * Moves one pointer: rolls back, confirms, disables or enables.
 * @throws GateError when pages would not work with the result; OperatorError when there is nothing to move, or when
 * someone else has moved the pointer away from `from`.
 */
export function movePointer(store: ReleaseStore, request: MoveRequest): Promise<Moved> {
  return store.changeList(request.by, async (before) => {
    const start = findStart(before, request);
    const { urgent: _, ...moved } = await pointerAfter(store, request, start);
    const after = request.now ? { ...moved, urgent: before.at } : moved;
    return moveOf(start.list, request.action, request.name, after);
  });
}

/** The pointer of a request; refuses when it is no longer where the request expects it. */
function findStart(before: Before, { name, from }: MoveRequest): Start {
  const { list } = before;
  if (!list) throw nothingLive();
  const pointer = pointerOf(list, name);
  if (!pointer) {
    const names = [...pointersOf(list).keys()].join(', ');
    throw new UnknownNameError(`There is no module ${name}. Choose one of: ${names}.`);
  }
  refuseStaleMove(name, pointer.current, from);
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
        throw new OperatorError(
          'The shell cannot be disabled; roll it back instead: npm run rollback -- shell.',
        );
      }
      // Restart the 24 hours: time while the module is disabled must not count towards last known good.
      return { ...pointer, by, at, since: at, disabled: action === 'disable' };
  }
}

function targetOf({ log, pointer }: Start, name: string): string {
  const target = rollbackTarget(pointer, log, name);
  if (target !== undefined) return target;
  const reason =
    pointer.good === pointer.current
      ? `${name} ${pointer.current} is already last known good`
      : `${name} has no earlier release that is not marked bad`;
  const orDisable = kindOf(name) === 'shell' ? '' : ', or disable the module';
  throw new OperatorError(
    `${reason}. Choose a version with --to (the command releases lists them)${orDisable}.`,
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
    throw new OperatorError(`${name} ${version} is already live; nothing was changed.`);
  }
  const release = await readRelease(store, name, version);
  if (!release) {
    const others = (await store.listVersions(name)).filter((one) => one !== pointer.current);
    const advice =
      others.length === 0
        ? `only the live one is, ${pointer.current}`
        : `choose one with --to: ${others.join(', ')}`;
    throw new OperatorError(`${name} ${version} is not in the store; ${advice}.`);
  }
  await refuseForward(store, start, release);
  const live = await readLive(store, list);
  const facts = { candidate: release, live, isRollback: true, again };
  await assertRules(`the rollback to ${name} ${version}`, LIVE_RULES, facts);
  const after = rollBack(pointer, version, lastKnownGoodVersions(log, name), { by, at });
  // The list holds no records of the shell, so a missing last known good shell must not stop the rollback.
  if (release.kind === 'shell' || after.good === null) return withRecords(after, [release]);
  const good = await readRelease(store, name, after.good);
  return withRecords(after, good ? [release, good] : [release]);
}

/** Refuses a rollback to a newer version: it would mark the last known good version that it leaves as bad. */
async function refuseForward(
  store: ReleaseStore,
  { log, pointer: { current } }: Start,
  { record: { name, version, builtAt } }: AnyRelease,
): Promise<void> {
  const live = (await readRelease(store, name, current))?.record;
  const target = { version, builtAt };
  if (isEarlier(log, name, target, { version: current, builtAt: live?.builtAt ?? '' })) return;
  throw new OperatorError(
    `${name} ${version} is newer than ${current}, so this is not a rollback. To make it live, release it with --to ${version}.`,
  );
}
