import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** The history of an employee, the oldest first. */
export interface EmployeeTerms extends AnswerOf<'getEmployeeTerms'> {}

/** What an employee was for a range of dates. */
export type EmployeeTerm = EmployeeTerms['terms'][number];

/** The history of an employee (capability `working-time`). Failure: 'Failed to fetch the history'. */
export const employeeTermsQuery = (id: number) =>
  queryOptions({
    queryKey: ['schedules', 'terms', id],
    queryFn: ({ signal }): Promise<EmployeeTerms> =>
      requestOwn(ENDPOINTS.getEmployeeTerms, 'readTerms', { params: { id }, signal }),
  });
