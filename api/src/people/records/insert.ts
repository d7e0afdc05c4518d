import { EMPLOYEE_CODE_PREFIX, normaliseEmail } from '@rollcall/shared/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees, type NewEmployee } from '../../core/db/tables/employees.ts';
import { searchTextOf } from '../../employees/search-text.ts';
import type { EmployeeRecord } from './record.ts';

/** A person to be added; id, code and search text are made here. */
export type Newcomer = Omit<NewEmployee, 'id' | 'emailKey' | 'employeeCode' | 'searchText'>;

/** Adds an employee with the next id, and a code made of it. */
export async function insertEmployee(tx: Db, newcomer: Newcomer): Promise<EmployeeRecord> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('employees', 'id'))::int AS id`,
  );
  const id = rows[0]?.id;
  const emailKey = normaliseEmail(newcomer.email);
  const person = { ...newcomer, id, emailKey, employeeCode: `${EMPLOYEE_CODE_PREFIX}${id}` };
  const [inserted] = await tx
    .insert(employees)
    .values({ ...person, searchText: searchTextOf(person) })
    .returning();
  return inserted as EmployeeRecord;
}
