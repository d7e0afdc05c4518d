import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Assignment, readAssignment } from './assignments.ts';
import { asFields, type Fields, readText } from './reading/fields.ts';
import { objectsOf, readObject } from './reading/list.ts';
import { requestData } from './request.ts';

/** What an employee was for a range of dates; null where the server sent no value. */
export interface EmployeeTerm {
  /** `YYYY-MM-DD`, both included; null is without limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly department: string | null;
  readonly designation: string | null;
  readonly employmentType: string | null;
  readonly manager: string | null;
}

/** The history of an employee, the oldest first. */
export interface EmployeeTerms {
  readonly terms: readonly EmployeeTerm[];
  /** The employee's own; without one the department or the company decides. */
  readonly assignments: readonly Assignment[];
}

const readTerm = (fields: Fields): EmployeeTerm => ({
  from: readText(fields.from),
  to: readText(fields.to),
  department: readText(fields.department),
  designation: readText(fields.designation),
  employmentType: readText(fields.employmentType),
  manager: readText(asFields(fields.manager)?.name),
});

/** The history of an employee (capability `working-time`). Failure: 'Failed to fetch the history'. */
export const employeeTermsQuery = (id: number) =>
  queryOptions({
    queryKey: ['schedules', 'terms', id],
    queryFn: async ({ signal }): Promise<EmployeeTerms> => {
      const options = { params: { id }, signal };
      const data = readObject(await requestData(ENDPOINTS.getEmployeeTerms, 'readTerms', options));
      return {
        terms: objectsOf(data.terms).map(readTerm),
        assignments: objectsOf(data.assignments).map(readAssignment),
      };
    },
  });
