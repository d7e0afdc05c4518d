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
 * Activates or deactivates. A deactivated employee's sessions end at once.
 * @throws ApiError `not_found`, `conflict` for the last active administrator.
 */
export async function setStatus(
  { db, clock }: Context,
  caller: Caller,
  id: number,
  isActive: boolean,
): Promise<EmployeeRecord> {
  return db.transaction(async (tx) => {
    const record = await lockGuarded(
      tx,
      id,
      'deactivated',
      (found) => isActive || !isHolder(found),
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
 * Grants or takes the role ADMIN; it counts from the next request on.
 * @throws ApiError `not_found`, `conflict` for the last active administrator.
 */
export async function setRole(
  { db, clock }: Context,
  caller: Caller,
  id: number,
  role: Role,
): Promise<EmployeeRecord> {
  return db.transaction(async (tx) => {
    const isKept = (found: EmployeeRecord) => role === 'ADMIN' || !isHolder(found);
    const record = await lockGuarded(tx, id, 'demoted', isKept);
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

/** Locks an employee for a change after which an active administrator must remain (design §10). */
async function lockGuarded(
  tx: Db,
  id: number,
  whatFor: string,
  isHarmless: (record: EmployeeRecord) => boolean,
): Promise<EmployeeRecord> {
  // Administrators are locked before the one who is changed, and always in the same order: no deadlock.
  const others = await lockOtherAdministrators(tx, id);
  const record = await lockRecord(tx, id);
  if (!record) throw noSuchEmployee();
  if (isHarmless(record) || others > 0) return record;
  throw new ApiError('conflict', `The last active administrator cannot be ${whatFor}.`);
}

/** Whether somebody is one of those who can administer now. */
function isHolder({ role, isActive }: EmployeeRecord): boolean {
  return role === 'ADMIN' && isActive === true;
}
