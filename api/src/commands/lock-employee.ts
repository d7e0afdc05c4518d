import type { SQL, SQLWrapper } from 'drizzle-orm';
import { builtOnce } from '../core/db/built-once.ts';
import type { Db } from '../core/db/connection.ts';
import { asc, eq, inArray, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { noSuchEmployee } from '../core/errors/no-such-employee.ts';
import type { Command } from './command.ts';

export type LockedEmployee = Awaited<ReturnType<typeof lockEmployee>>;

const LOCKED = {
  id: employees.id,
  email: employees.email,
  employeeCode: employees.employeeCode,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  department: employees.department,
  joiningDate: employees.joiningDate,
};

/**
 * Locks an employee's row until the transaction ends, so that commands about one employee run one after another
 * (decision 035). Rows that refer to the employee can still be written.
 * @throws ApiError `not_found`.
 */
export async function lockEmployee({ tx }: { readonly tx: Db }, id: number) {
  const [employee] = await lockOne(tx, { id });
  if (!employee) throw noSuchEmployee();
  return employee;
}

const lockOne = builtOnce((db) => lockWhere(db, eq(employees.id, sql.placeholder('id'))));

/** The query that locks those whom a condition selects. */
export function lockWhere(db: Db, condition: SQL) {
  return db.select(LOCKED).from(employees).where(condition).for('no key update');
}

/**
 * Locks several employees' rows, or those that a query selects, in the order of their ids, so that two such commands do not wait for each
 * other in a circle. Ids of no employee are left out.
 */
export async function lockEmployees(
  { tx }: { readonly tx: Db },
  ids: readonly number[] | SQLWrapper,
): Promise<LockedEmployee[]> {
  return tx
    .select(LOCKED)
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(asc(employees.id))
    .for('no key update');
}

/** Locks the caller's own row until the transaction ends. */
export function lockCaller(command: Command): Promise<LockedEmployee> {
  return lockEmployee(command, command.caller.id);
}
