import {
  type BulkActionName,
  type BulkRowBody,
  type CallBody,
  MAX_BULK_ROWS,
  type previewBulkAction as previewCall,
  type runBulkAction as runCall,
  type selectBulkRows as selectCall,
  type undoBulkAction as undoCall,
} from '@rollcall/shared/contract';
import type { Caller } from '../access/caller.ts';
import type { Command } from '../commands/command.ts';
import { parseFilter } from '../commands/parse-filter.ts';
import { invalid } from '../commands/read-time.ts';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import { runTransaction } from '../core/db/transaction.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { ACTIONS, LISTS, listOf } from './actions.ts';
import { readUndo, writeUndo } from './undo-text.ts';

/** How long decisions about several rows can be undone silently: the last of them may come long after the first. */
const SILENT_UNDO_MS = 60_000;

/** How long a call begins new rows: it is to take less than 200 ms on the embedded database, which has one connection. */
const CALL_MS = 80;

/** An undo that would not fit into the body of its call is left out. */
const MAX_UNDO_LENGTH = 9000;

/**
 * The ids of all rows that match, in the order of their ids.
 * @throws ApiError `invalid` for an unknown filter, `conflict` when there are too many.
 */
export async function selectRows(
  { db }: Context,
  { list, filter }: CallBody<typeof selectCall>,
): Promise<number[]> {
  const { filter: known, find } = LISTS[list];
  const ids = await find(db, parseFilter(known, filter), MAX_BULK_ROWS + 1);
  if (ids.length <= MAX_BULK_ROWS) return ids;
  throw new ApiError(
    'conflict',
    `More than ${MAX_BULK_ROWS.toLocaleString('en-US')} rows match. Filter the list, so that fewer do.`,
  );
}

/**
 * Does something with rows, each as its own call would. A row that is refused leaves no trace, and the others are changed.
 * @throws ApiError `invalid` for a missing value.
 */
export async function runRows(
  context: Context,
  given: Command,
  { action: name, ids, values = {}, whole }: CallBody<typeof runCall>,
): Promise<BulkRowBody[]> {
  const command = { ...given, silentUndoMs: SILENT_UNDO_MS };
  const action = ACTIONS[name];
  action.check?.(values);
  if (whole) {
    await writeAudit(command.tx, command.caller, command.now, {
      action: 'bulk-action.run',
      after: { action: name, rows: whole.rows, filter: whole.filter ?? null, ...values },
    });
  }
  return eachRow(command, name, ids, async (row, id) => {
    const outcome = await action.run({ ...context, db: row.tx }, row, id, values);
    if (outcome === null) return UNCHANGED;
    const subject = { callerId: command.caller.id, action: name, id };
    const undo = outcome.undo === null ? null : writeUndo(context.signer, subject, outcome.undo);
    const fits = undo !== null && undo.length <= MAX_UNDO_LENGTH;
    return { isChanged: true, note: outcome.note ?? null, undo: fits ? undo : null };
  });
}

/** What {@link runRows} would do: it does so, and then undoes its transaction. */
export async function previewRows(
  context: Context,
  caller: Caller,
  body: CallBody<typeof previewCall>,
): Promise<BulkRowBody[]> {
  const { db, clock, zone, publicUrl, companyName } = context;
  const now = Math.floor(clock() / 1000) * 1000;
  try {
    return await runTransaction(db, async (tx) => {
      const command = { tx, now, zone, publicUrl, companyName, caller };
      throw new Previewed(await runRows(context, command, body));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.rows.map((row) => ({ ...row, undo: null }));
    throw error;
  }
}

/** Ends the transaction of a preview without saving anything. */
class Previewed extends Error {
  override name = 'Previewed';
  readonly rows: readonly BulkRowBody[];

  constructor(rows: readonly BulkRowBody[]) {
    super('a preview saves nothing');
    this.rows = rows;
  }
}

/**
 * Undoes an action for some of its rows.
 * @throws ApiError `invalid` when it cannot be undone, or for a text that the action has not returned.
 */
export async function undoRows(
  { signer }: Context,
  given: Command,
  { action: name, rows, whole }: CallBody<typeof undoCall>,
): Promise<BulkRowBody[]> {
  const command = { ...given, silentUndoMs: SILENT_UNDO_MS };
  const { undo } = ACTIONS[name];
  if (!undo) throw invalid('action', 'This action cannot be undone');
  const undos = rows.map(({ id, undo: text }, at) => {
    const subject = { callerId: command.caller.id, action: name, id };
    return [id, readUndo(signer, subject, text, `rows.${at}.undo`)] as const;
  });
  const undoOf = new Map(undos);
  if (whole) {
    await writeAudit(command.tx, command.caller, command.now, {
      action: 'bulk-action.undo',
      after: { action: name, rows: whole.rows },
    });
  }
  return eachRow(command, name, [...undoOf.keys()], async (row, id) => {
    await undo(row, id, undoOf.get(id));
    return { isChanged: true, note: null, undo: null };
  });
}

type Changed = Pick<BulkRowBody, 'isChanged' | 'note' | 'undo'>;

const UNCHANGED: Changed = { isChanged: false, note: null, undo: null };

/**
 * Works on rows in the order of their ids, for as long as a call may take, one at least; each in a savepoint, so that a refused one
 * leaves no trace.
 */
async function eachRow(
  command: Command,
  name: BulkActionName,
  ids: readonly number[],
  work: (command: Command, id: number) => Promise<Changed>,
): Promise<BulkRowBody[]> {
  const names = await listOf(name).name(command.tx, ids);
  const rows: BulkRowBody[] = [];
  const end = performance.now() + CALL_MS;
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    if (rows.length > 0 && performance.now() > end) break;
    const row = { id, ...(names.get(id) ?? { name: `Row ${id}`, detail: '' }) };
    rows.push({ ...row, ...(await attempt(command, id, work)) });
  }
  return rows;
}

async function attempt(
  command: Command,
  id: number,
  work: (command: Command, id: number) => Promise<Changed>,
): Promise<Changed & Pick<BulkRowBody, 'problem'>> {
  try {
    const changed = await runTransaction(command.tx, (tx) =>
      // Without those of the command: what a row has recorded must go with its savepoint.
      work({ ...command, tx, events: undefined }, id),
    );
    return { ...changed, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...UNCHANGED, problem: error.message };
  }
}
