import type { EmployeeRecordBody } from '@rollcall/shared/contract';
import { GUARDED_FIELDS } from '../audit/mask.ts';
import { writeAudit } from '../audit/write.ts';
import type { Caller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { noSuchEmployee } from './not-found.ts';
import { presentEmployee } from './present.ts';
import { type EmployeeRecord, findEmployee, isOnBreak } from './queries.ts';

/**
 * Everything about an employee. Where the record holds identity, bank or medical values, that they were read
 * is written down before they are shown (design §8).
 * @throws ApiError `not_found`.
 */
export async function readEmployee(
  { db, clock }: Context,
  caller: Caller,
  id: number,
): Promise<EmployeeRecordBody> {
  const record = await findEmployee(db, id);
  if (!record) throw noSuchEmployee();
  if (holdsGuardedValues(record)) {
    const employee = { id, code: record.employeeCode };
    await writeAudit(db, caller, clock(), { action: 'employee.read', employee });
  }
  return presentEmployee(record, { isOnBreak: await isOnBreak(db, id), documents: [] });
}

function holdsGuardedValues(record: EmployeeRecord): boolean {
  return GUARDED_FIELDS.some((field) => record[field] !== null);
}
