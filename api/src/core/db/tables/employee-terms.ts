import { integer, pgTable, text } from '../drizzle.ts';
import { dateRange } from './date-range.ts';

/** The history of an employee; `employees` has today's values, and a trigger writes the terms (`001-baseline.sql`). */
export const employeeTerms = pgTable('employee_terms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  valid: dateRange().notNull(),
  departmentId: integer('department_id'),
  employmentType: text('employment_type'),
  designation: text(),
  managerId: integer('manager_id'),
  workMinutesPerWeek: integer('work_minutes_per_week'),
});
