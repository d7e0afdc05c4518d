import type { Caller } from '../../access/caller.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import { markForDeletionIfUnused } from '../../files/mark-for-deletion.ts';
import { claimUrl, purgeMarkedFiles } from '../../files/service.ts';
import { lockRecord } from '../records/record.ts';
import type { DocumentRow } from '../records/record-documents.ts';
import { insertDocument } from '../records/record-documents.ts';
import * as queries from './queries.ts';

/**
 * @throws ApiError `not_found` for an unknown employee, `invalid` for a file that is missing or belongs to
 * another.
 */
export async function createDocument(
  context: Context,
  caller: Caller,
  employeeId: number,
  input: { type: string; url: string },
): Promise<DocumentRow> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const employee = await employeeOf(tx, employeeId);
    const url = await claimUrl(tx, context, { url: input.url, employeeId, field: 'url' });
    const { type } = input;
    const createdAt = new Date(now);
    const row = await insertDocument(tx, { employeeId, type, url, createdAt });
    await writeAudit(tx, caller, now, { action: 'document.create', employee, after: { type } });
    return row;
  });
}

/**
 * Updates a document of the employee in the path. A replaced file that is no longer used is deleted.
 * @throws ApiError `not_found`, also for a document of another employee.
 */
export async function updateDocument(
  context: Context,
  caller: Caller,
  employeeId: number,
  input: { id: number; type?: string | undefined; url?: string | undefined },
): Promise<DocumentRow> {
  const now = context.clock();
  const saved = await context.db.transaction(async (tx) => {
    const employee = await employeeOf(tx, employeeId);
    const row = await queries.lockDocument(tx, input.id, employeeId);
    if (!row) throw noSuchDocument();
    const url =
      input.url === undefined
        ? row.url
        : await claimUrl(tx, context, { url: input.url, employeeId, field: 'url' });
    const changed = await queries.saveDocument(tx, row.id, { type: input.type ?? row.type, url });
    await markForDeletionIfUnused(tx, row.url, new Date(now));
    await writeAudit(tx, caller, now, {
      action: 'document.update',
      employee,
      before: { type: row.type, hasNewFile: false },
      after: { type: changed.type, hasNewFile: changed.url !== row.url },
    });
    return changed;
  });
  context.background.run(() => purgeMarkedFiles(context));
  return saved;
}

/** @throws ApiError `not_found`. */
export async function deleteDocument(context: Context, caller: Caller, id: number): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const row = await queries.lockDocument(tx, id);
    if (!row) throw noSuchDocument();
    const employee = await employeeOf(tx, row.employeeId);
    await queries.removeDocument(tx, id);
    await markForDeletionIfUnused(tx, row.url, new Date(now));
    const before = { type: row.type };
    await writeAudit(tx, caller, now, { action: 'document.delete', employee, before });
  });
  context.background.run(() => purgeMarkedFiles(context));
}

async function employeeOf(tx: Db, id: number): Promise<{ id: number; code: string }> {
  const record = await lockRecord(tx, id);
  if (!record) throw noSuchEmployee();
  return { id, code: record.employeeCode };
}

function noSuchDocument(): ApiError {
  return new ApiError('not_found', 'There is no such document.');
}
