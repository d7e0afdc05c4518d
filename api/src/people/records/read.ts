import type { EmployeeRecordBody } from '@rollcall/shared/contract';
import type { Caller } from '../../access/caller.ts';
import { hasSecrets } from '../../commands/mask.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { urlSigner } from '../../files/file-url.ts';
import { presentEmployee } from './present.ts';
import { findWithDocuments } from './record.ts';
import { presentDocument, signDocument } from './record-documents.ts';

/**
 * The full record of an employee. If it contains identity, bank, medical or PF values, or documents, the access is
 * audited before they are returned (design §8).
 * @throws ApiError `not_found`.
 */
export async function readEmployee(
  context: Context,
  caller: Caller,
  id: number,
): Promise<EmployeeRecordBody> {
  const record = await findRecord(context, id);
  if (!record) throw noSuchEmployee();
  if (hasSecrets(record)) {
    const employee = { id, code: record.employeeId };
    await writeAudit(context.db, caller, context.clock(), { action: 'employee.read', employee });
  }
  return record;
}

/** The record, without an audit entry: for the employee it is about. */
export async function findRecord(
  context: Context,
  id: number,
): Promise<EmployeeRecordBody | undefined> {
  const found = await findWithDocuments(context.db, id);
  if (!found) return undefined;
  const { record, isOnBreak } = found;
  const sign = urlSigner(context);
  const documents = found.documents.map((row) => signDocument(presentDocument(row), sign));
  return presentEmployee(record, { isOnBreak, documents }, sign);
}
