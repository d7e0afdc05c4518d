import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { assignment } from './assignment.ts';
import { validDates } from './plan-fields.ts';

/** What an employee was for a range of dates. */
export const employeeTerm = z.object({
  ...validDates,
  department: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  employmentType: z.nullable(z.string()),
  manager: z.nullable(z.object({ id: z.int(), name: z.string() })),
  workMinutesPerWeek: z.nullable(z.int()),
});

/** The history of an employee and of the employee's own assignments, the oldest first (docs/working-time.md#plans). */
export const getEmployeeTerms = defineCall({
  ...ENDPOINTS.getEmployeeTerms,
  params: z.object({ id: rowId }),
  response: envelope(z.object({ terms: z.array(employeeTerm), assignments: z.array(assignment) })),
});

export type EmployeeTermBody = z.infer<typeof employeeTerm>;
