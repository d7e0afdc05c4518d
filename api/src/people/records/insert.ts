import { EMPLOYEE_CODE_PREFIX, normaliseEmail } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { employees, type NewEmployee } from '../../core/db/tables/employees.ts';
import { buildJobText, buildSearchText } from '../../employees/search-text.ts';
import { type EmployeeRecord, RECORD } from './record.ts';

/** A new employee; id, code and search texts are generated on insert. */
export type EmployeeInput = Omit<
  NewEmployee,
  'id' | 'emailKey' | 'employeeCode' | 'searchText' | 'jobText'
>;

/** Inserts an employee with the next id and the code derived from it. */
export async function insertEmployee(tx: Db, input: EmployeeInput): Promise<EmployeeRecord> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('employees', 'id'))::int AS id`,
  );
  const id = rows[0]?.id;
  const emailKey = normaliseEmail(input.email);
  const employee = { ...input, id, emailKey, employeeCode: `${EMPLOYEE_CODE_PREFIX}${id}` };
  const [inserted] = await tx
    .insert(employees)
    .values({
      ...employee,
      searchText: buildSearchText(employee),
      jobText: buildJobText(employee),
    })
    .returning(RECORD);
  return inserted as EmployeeRecord;
}
