import type { Db } from '../../core/db/connection.ts';
import { alias, asc, eq } from '../../core/db/drizzle.ts';
import { departments } from '../../core/db/tables/company.ts';
import { employeeTerms } from '../../core/db/tables/employee-terms.ts';
import { employees } from '../../core/db/tables/employees.ts';

const managers = alias(employees, 'managers');

/** The terms of an employee, the oldest first, with the names of department and manager. */
export async function findTermHistory(db: Db, employeeId: number) {
  return db
    .select({
      valid: employeeTerms.valid,
      department: departments.name,
      designation: employeeTerms.designation,
      employmentType: employeeTerms.employmentType,
      workMinutesPerWeek: employeeTerms.workMinutesPerWeek,
      managerId: managers.id,
      firstName: managers.firstName,
      middleName: managers.middleName,
      lastName: managers.lastName,
    })
    .from(employeeTerms)
    .leftJoin(departments, eq(departments.id, employeeTerms.departmentId))
    .leftJoin(managers, eq(managers.id, employeeTerms.managerId))
    .where(eq(employeeTerms.employeeId, employeeId))
    .orderBy(asc(employeeTerms.valid));
}
