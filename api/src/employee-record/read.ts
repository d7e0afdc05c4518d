import type { EmployeeRecordBody } from '@rollcall/shared/contract';
import { GUARDED_FIELDS } from '../audit/mask.ts';
import { writeAudit } from '../audit/write.ts';
import type { Caller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { noSuchEmployee } from './not-found.ts';
import { presentEmployee } from './present.ts';
import { findEmployee, isOnBreak } from './queries.ts';

/**
 * Everything about an employee. Where the record holds identity, bank or medical values, that they were read
 * is written down before they are shown (design §8).
 * @throws ApiError `not_found`.
 */
export async function readEmployee(
  context: Context,
  caller: Caller,
  id: number,
): Promise<EmployeeRecordBody> {
  const record = await recordOf(context, id);
  if (!record) throw noSuchEmployee();
  if (holdsGuardedValues(record)) {
    const employee = { id, code: record.employeeId };
    await writeAudit(context.db, caller, context.clock(), { action: 'employee.read', employee });
  }
  return record;
}

/** The record without a word to the audit: for those whom it is about. */
export async function recordOf(
  { db }: Context,
  id: number,
): Promise<EmployeeRecordBody | undefined> {
  const record = await findEmployee(db, id);
  return record && presentEmployee(record, { isOnBreak: await isOnBreak(db, id), documents: [] });
}

function holdsGuardedValues(record: EmployeeRecordBody): boolean {
  return GUARDED_FIELDS.some((field) => record[field] !== null);
}
