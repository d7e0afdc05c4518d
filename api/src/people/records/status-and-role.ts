import type { Role } from '@rollcall/shared/contract';
import type { Caller } from '../../access/caller.ts';
import { revokeSessions } from '../../access/sessions.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import {
  type EmployeeRecord,
  lockOtherAdministrators,
  lockRecord,
  saveEmployee,
} from './record.ts';

/**
 * Activates or deactivates the account of an employee. Deactivation revokes their sessions at once.
 * @throws ApiError `not_found`, `conflict` for the last active administrator.
 */
export async function setAccountStatus(
  { db, clock }: Context,
  caller: Caller,
  id: number,
  isActive: boolean,
): Promise<EmployeeRecord> {
  return db.transaction(async (tx) => {
    const record = await lockKeepingAnAdministrator(
      tx,
      id,
      'deactivated',
      (found) => isActive || !isActiveAdministrator(found),
    );
    if (record.isActive === isActive) return record;
    const now = clock();
    const saved = await saveEmployee(tx, id, { isActive }, new Date(now));
    if (!isActive) await revokeSessions(tx, id, new Date(now));
    await writeAudit(tx, caller, now, {
      action: isActive ? 'employee.activate' : 'employee.deactivate',
      employee: { id, code: record.employeeCode },
      before: { isActive: record.isActive },
      after: { isActive },
    });
    return saved;
  });
}

/**
 * Grants or revokes the role ADMIN, effective from the next request.
 * @throws ApiError `not_found`, `conflict` for the last active administrator.
 */
export async function setRole(
  { db, clock }: Context,
  caller: Caller,
  id: number,
  role: Role,
): Promise<EmployeeRecord> {
  return db.transaction(async (tx) => {
    const isStillAdministrator = (found: EmployeeRecord) =>
      role === 'ADMIN' || !isActiveAdministrator(found);
    const record = await lockKeepingAnAdministrator(tx, id, 'demoted', isStillAdministrator);
    if (record.role === role) return record;
    const now = clock();
    const saved = await saveEmployee(tx, id, { role }, new Date(now));
    await writeAudit(tx, caller, now, {
      action: 'employee.role',
      employee: { id, code: record.employeeCode },
      before: { role: record.role },
      after: { role },
    });
    return saved;
  });
}

/** Locks an employee for a change that must leave at least one active administrator (design §10). */
async function lockKeepingAnAdministrator(
  tx: Db,
  id: number,
  action: string,
  isAllowed: (record: EmployeeRecord) => boolean,
): Promise<EmployeeRecord> {
  // Locks the administrators before the employee, and always in the same order, to prevent deadlocks.
  const others = await lockOtherAdministrators(tx, id);
  const record = await lockRecord(tx, id);
  if (!record) throw noSuchEmployee();
  if (isAllowed(record) || others > 0) return record;
  throw new ApiError('conflict', `The last active administrator cannot be ${action}.`);
}

/** Whether an employee is an active administrator. */
function isActiveAdministrator({ role, isActive }: EmployeeRecord): boolean {
  return role === 'ADMIN' && isActive === true;
}
