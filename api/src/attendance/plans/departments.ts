import type { Db } from '../../core/db/connection.ts';
import { type Days, findTerms } from './find-plans.ts';
import { contains } from './scopes.ts';

/** A function that names the department of an employee on a date, as `department:3`; undefined without one. */
export async function createDepartmentFinder(
  db: Db,
  employeeIds: readonly number[],
  days: Days,
): Promise<(employeeId: number, date: string) => string | undefined> {
  const terms = Map.groupBy(await findTerms(db, employeeIds, days), ({ employeeId }) => employeeId);
  return (employeeId, date) => {
    const term = terms.get(employeeId)?.find(({ valid }) => contains(valid, date));
    const department = term?.departmentId ?? null;
    return department === null ? undefined : `department:${department}`;
  };
}
