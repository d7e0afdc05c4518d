import { randomUUID } from 'node:crypto';
import {
  type CallBody,
  type createImport as createCall,
  IMPORT_DAYS,
  type ImportBody,
} from '@rollcall/shared/contract';
import { DAY_MS } from '@rollcall/shared/domain';
import type { Command } from '../commands/command.ts';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { createJob } from '../core/jobs/jobs.ts';
import { fullName } from '../employees/full-name.ts';
import { createDepartment } from '../schedules/departments/departments.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import {
  clearProblems,
  deleteOldImport,
  dropWaitingRows,
  findImport,
  findImported,
  findProblems,
  type ImportDetails,
  type ImportSummary,
  insertImport,
  type Phase,
  updateImport,
} from './queries.ts';
import { findTouched } from './touched.ts';

/** How many errors of rows a refusal names. */
const MAX_NAMED_ERRORS = 20;

/**
 * Stores the rows of an import, adds its departments and starts its job.
 * @throws ApiError `invalid` that names rows and fields, counted from 0, unless each row can be imported.
 */
export async function startImport(
  context: Context,
  command: Command,
  { rows, invites, ...request }: CallBody<typeof createCall>,
): Promise<ImportSummary> {
  const { tx, caller, now } = command;
  const checked = await checkRows({ ...context, db: tx }, { rows, ...request });
  refuseErrors(checked.rows);
  for (const name of checked.newDepartments) await createDepartment(command, name);
  const id = randomUUID();
  const isSkipped = ({ action }: CheckedRow) => action === 'skip' || action === 'unchanged';
  await insertImport(
    tx,
    {
      id,
      createdBy: caller.id,
      createdAt: new Date(now),
      state: 'importing',
      matchBy: request.matchBy,
      existing: request.existing,
      invites,
      departments: checked.newDepartments,
      total: rows.length,
      skipped: checked.rows.filter(isSkipped).length,
    },
    checked.rows.map((row, position) => ({
      importId: id,
      position,
      employeeId: row.record?.id,
      ...(isSkipped(row)
        ? { state: 'skipped' as const }
        : { state: 'waiting' as const, cells: rows[position] }),
    })),
  );
  await startJob(command, id);
  return readImport(tx, id);
}

function refuseErrors(rows: readonly CheckedRow[]): void {
  const fields = rows.flatMap(({ errors }, at) =>
    errors.map(({ field, message }) => ({ field: `rows.${at}.${field}`, message })),
  );
  if (fields.length === 0) return;
  const broken = rows.filter(({ errors }) => errors.length > 0).length;
  throw new ApiError(
    'invalid',
    `${broken === 1 ? '1 row' : `${broken} rows`} cannot be imported. Check the rows again.`,
    { fields: fields.slice(0, MAX_NAMED_ERRORS) },
  );
}

/** Only one unfinished job works on an import, whatever it is to do: each of its steps reads the import's state. */
async function startJob({ tx, now, caller }: Command, id: string): Promise<void> {
  const job = { input: { id, actorId: caller.id }, key: id, createdBy: caller.id };
  await updateImport(tx, id, { jobId: await createJob(tx, now, { name: 'import' }, job) });
}

/**
 * Undoes an import. One in progress, or one that stopped, is cancelled in the same way, but those whom something else has touched stay.
 * @throws ApiError `conflict` when it is undone or too old, or once something else has touched one of its people.
 */
export async function startUndo(command: Command, row: ImportDetails): Promise<ImportSummary> {
  const { tx, now, caller } = command;
  const { id } = row;
  const state = stateOf(await readImport(tx, id));
  if (state === 'undoing' || state === 'undone') {
    throw new ApiError('conflict', 'This import has been undone already.');
  }
  if (now >= row.createdAt.getTime() + IMPORT_DAYS * DAY_MS) {
    throw new ApiError('conflict', `An import can be undone for ${IMPORT_DAYS} days.`);
  }
  if (state === 'done') refuseTouched(await findTouched(tx, await findImported(tx, id)));
  await clearProblems(tx, id);
  await dropWaitingRows(tx, id);
  await updateImport(tx, id, { state: 'undoing' });
  await startJob(command, id);
  await writeAudit(tx, caller, now, { action: 'import.undo', after: countsOf(row) });
  return readImport(tx, id);
}

function refuseTouched(touched: Awaited<ReturnType<typeof findTouched>>): void {
  const [first, ...others] = touched.values();
  if (!first) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const verb = others.length === 0 ? 'has' : 'have';
  throw new ApiError(
    'conflict',
    `${fullName(first)}${more} ${verb} been changed or used since. This import can no longer be undone.`,
  );
}

/** @throws ApiError `conflict` unless the import is done, or has failed to invite, and someone waits for an invitation. */
export async function startInviting(command: Command, row: ImportDetails): Promise<ImportSummary> {
  const { tx, caller, now } = command;
  const found = await readImport(tx, row.id);
  const isReady = row.state === 'done' || (row.state === 'inviting' && stateOf(found) === 'failed');
  if (!isReady || found.open.inviting === 0) {
    throw new ApiError('conflict', 'No one of this import waits for an invitation.');
  }
  await updateImport(tx, row.id, { state: 'inviting' });
  await startJob(command, row.id);
  const after = { invitations: found.open.inviting };
  await writeAudit(tx, caller, now, { action: 'import.invite', after });
  return readImport(tx, row.id);
}

async function readImport(db: Db, id: string): Promise<ImportSummary> {
  const found = await findImport(db, id);
  if (!found) throw new Error('the import has just been written');
  return found;
}

/** `failed` once its job has failed in the middle. */
function stateOf({ import: { state }, jobStatus }: ImportSummary): ImportBody['state'] {
  const isWorking = state !== 'done' && state !== 'undone';
  return isWorking && jobStatus === 'failed' ? 'failed' : state;
}

/** Deletes one import that can be undone no longer, with its rows; whether there may be more. */
export const purgeImport = ({ db }: Context, now: number): Promise<boolean> =>
  deleteOldImport(db, new Date(now - IMPORT_DAYS * DAY_MS));

/** What the audit log says of an import. */
export const countsOf = ({ created, updated, skipped }: ImportDetails) => ({
  created,
  updated,
  skipped,
});

/** An import as the API returns it. */
export async function presentImport(db: Db, summary: ImportSummary): Promise<ImportBody> {
  const { id, total, created, updated, skipped, createdAt, state } = summary.import;
  const isWorking = state !== 'done' && state !== 'undone';
  const { firstName, middleName, lastName } = summary;
  return {
    id,
    state: stateOf(summary),
    total,
    remaining: isWorking ? summary.open[state as Phase] : 0,
    created,
    updated,
    skipped,
    uninvited: summary.open.inviting,
    problems: await findProblems(db, id),
    createdByName: firstName === null ? null : fullName({ firstName, middleName, lastName }),
    createdAt: createdAt.toISOString(),
  };
}
