import type { Caller } from '../../access/caller.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import { markIfUnused } from '../../files/claim.ts';
import { claimUrl, purgeMarkedFiles } from '../../files/service.ts';
import { lockRecord } from '../records/record.ts';
import type { DocumentRow } from '../records/record-documents.ts';
import { insertDocument } from '../records/record-documents.ts';
import * as queries from './queries.ts';

/** @throws ApiError `not_found` for nobody, `invalid` for a file that is not there or another's. */
export async function createDocument(
  context: Context,
  caller: Caller,
  employeeId: number,
  given: { type: string; url: string },
): Promise<DocumentRow> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const employee = await employeeOf(tx, employeeId);
    const url = await claimUrl(tx, context, { url: given.url, employeeId, field: 'url' });
    const { type } = given;
    const createdAt = new Date(now);
    const row = await insertDocument(tx, { employeeId, type, url, createdAt });
    await writeAudit(tx, caller, now, { action: 'document.create', employee, after: { type } });
    return row;
  });
}

/**
 * Changes a document of the employee in the path. A file that it named before and nobody names now is removed.
 * @throws ApiError `not_found` also for a document of somebody else.
 */
export async function updateDocument(
  context: Context,
  caller: Caller,
  employeeId: number,
  given: { id: number; type?: string | undefined; url?: string | undefined },
): Promise<DocumentRow> {
  const now = context.clock();
  const saved = await context.db.transaction(async (tx) => {
    const employee = await employeeOf(tx, employeeId);
    const row = await queries.lockDocument(tx, given.id, employeeId);
    if (!row) throw noSuchDocument();
    const url =
      given.url === undefined
        ? row.url
        : await claimUrl(tx, context, { url: given.url, employeeId, field: 'url' });
    const changed = await queries.saveDocument(tx, row.id, { type: given.type ?? row.type, url });
    await markIfUnused(tx, row.url, new Date(now));
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
    await markIfUnused(tx, row.url, new Date(now));
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
