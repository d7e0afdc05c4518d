import type { PointerAction } from '@rollcall/shared/module';
import { LIVE_RULES, pass } from '../gate/gate.ts';
import { readLive, readModule, readShell } from '../gate/read-live.ts';
import { StartError } from '../start-error.ts';
import { confirm, goodsOf, type Pointer, rollBack, rollbackTarget } from '../store/pointers.ts';
import type { Before, Change, ReleaseStore } from '../store/release-store.ts';
import { type Moved, nothingLive, recordMove, withPointer } from './point-to.ts';

/** A move that needs no build: what the commands and release control have in common (design §6). */
export interface MoveRequest {
  readonly name: string;
  readonly action: PointerAction;
  /** The version to roll back to; without it last known good, else the release before. */
  readonly to?: string | undefined;
  readonly again?: boolean;
  readonly by: string;
}

/**
 * Moves one pointer: back, confirmed, switched off or on.
 * @throws GateError where a page could not get on with it; StartError where there is nothing to move.
 */
export function movePointer(store: ReleaseStore, request: MoveRequest): Promise<Moved> {
  return recordMove(async (note) => {
    await store.changeList(request.by, async (before) => {
      const pointer = pointerOf(before, request.name);
      const change = await changeFor(store, request, before, pointer);
      const [move] = change.moves;
      if (move) note({ name: move.name, from: move.from, to: move.to, good: move.good });
      return change;
    });
  });
}

function pointerOf({ list }: Before, name: string): Pointer {
  if (!list) throw nothingLive();
  const pointer = name === 'shell' ? list.shell : list.modules[name];
  if (pointer) return pointer;
  const known = ['shell', ...Object.keys(list.modules)].join(', ');
  throw new StartError(`${name} has no live release; live are ${known}.`);
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
      return rollBackTo(store, before, name, to ?? targetOf(before, name, pointer), stamp, again);
    case 'confirm':
      return withPointer(before, action, name, confirm(pointer, stamp), {});
    case 'disable':
    case 'enable':
      if (name === 'shell') {
        throw new StartError(
          'The shell cannot be switched off; roll it back: npm run rollback -w shell.',
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
  throw new StartError(
    `${name} has no earlier release that is not marked bad. Name one with --to (npm run releases lists them), or switch the module off: npm run disable -w ${name}.`,
  );
}

async function rollBackTo(
  store: ReleaseStore,
  before: Before,
  name: string,
  version: string,
  stamp: { by: string; at: string },
  again: boolean,
): Promise<Change> {
  const pointer = pointerOf(before, name);
  if (version === pointer.current) {
    throw new StartError(`${name} ${version} is live already; nothing was changed.`);
  }
  const record = await (name === 'shell'
    ? readShell(store, version)
    : readModule(store, name, version));
  if (!record) {
    const versions = (await store.listVersions(name)).join(', ');
    throw new StartError(`${name} ${version} is not in the store; there are ${versions}.`);
  }
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
