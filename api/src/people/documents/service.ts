import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployee } from '../../commands/lock-employee.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { markForDeletionIfUnused } from '../../files/mark-for-deletion.ts';
import { claimUrl } from '../../files/service.ts';
import type { DocumentRow } from '../records/record-documents.ts';
import { insertDocument } from '../records/record-documents.ts';
import { findDocument, removeDocument, saveDocument } from './queries.ts';

/** @throws ApiError `invalid` for a file that is missing or belongs to another employee. */
export async function createDocument(
  command: Command,
  { id: employeeId, employeeCode: code }: LockedEmployee,
  input: { type: string; url: string },
): Promise<DocumentRow> {
  const { tx, now, caller } = command;
  const url = await claimUrl(tx, command, { url: input.url, employeeId, field: 'url' });
  const { type } = input;
  const createdAt = new Date(now);
  const row = await insertDocument(tx, { employeeId, type, url, createdAt });
  const employee = { id: employeeId, code };
  await writeAudit(tx, caller, now, { action: 'document.create', employee, after: { type } });
  return row;
}

/** A document and its employee, who stays locked until the transaction ends. */
interface LockedDocument {
  readonly document: DocumentRow;
  readonly employee: LockedEmployee;
}

/**
 * Locks the employee of a document.
 * @param employeeId the employee that it must belong to, if given.
 * @throws ApiError `not_found`, also for a document of another employee.
 */
export async function lockDocument(
  command: Command,
  id: number,
  employeeId?: number,
): Promise<LockedDocument> {
  const owner = employeeId ?? (await findDocument(command.tx, id))?.employeeId;
  if (owner === undefined) throw noSuchDocument();
  const employee = await lockEmployee(command, owner);
  const document = await findDocument(command.tx, id);
  if (document?.employeeId !== owner) throw noSuchDocument();
  return { document, employee };
}

/**
 * Updates a document. A replaced file that is no longer used is deleted.
 * @throws ApiError `invalid` for a file that is missing or belongs to another employee.
 */
export async function updateDocument(
  command: Command,
  { document, employee: { id: employeeId, employeeCode: code } }: LockedDocument,
  input: { type?: string | undefined; url?: string | undefined },
): Promise<DocumentRow> {
  const { tx, now, caller } = command;
  const url =
    input.url === undefined
      ? document.url
      : await claimUrl(tx, command, { url: input.url, employeeId, field: 'url' });
  const changed = await saveDocument(tx, document.id, { type: input.type ?? document.type, url });
  await markForDeletionIfUnused(tx, document.url, new Date(now));
  await writeAudit(tx, caller, now, {
    action: 'document.update',
    employee: { id: employeeId, code },
    before: { type: document.type, hasNewFile: false },
    after: { type: changed.type, hasNewFile: changed.url !== document.url },
  });
  return changed;
}

export async function deleteDocument(
  { tx, now, caller }: Command,
  { document, employee: { id, employeeCode: code } }: LockedDocument,
): Promise<void> {
  await removeDocument(tx, document.id);
  await markForDeletionIfUnused(tx, document.url, new Date(now));
  const before = { type: document.type };
  await writeAudit(tx, caller, now, { action: 'document.delete', employee: { id, code }, before });
}

function noSuchDocument(): ApiError {
  return new ApiError('not_found', 'There is no such document.');
}
