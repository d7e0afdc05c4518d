import { eq } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';

export type LockedEmployee = NonNullable<Awaited<ReturnType<typeof lockEmployee>>>;

/**
 * Locks an employee's row until the transaction ends, so that changes to one employee's time, leaves and
 * corrections run one after another. Undefined when there is no such employee.
 */
export async function lockEmployee(tx: Db, id: number) {
  const [employee] = await tx
    .select({
      id: employees.id,
      email: employees.email,
      employeeCode: employees.employeeCode,
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
      department: employees.department,
    })
    .from(employees)
    .where(eq(employees.id, id))
    .for('no key update');
  return employee;
}
