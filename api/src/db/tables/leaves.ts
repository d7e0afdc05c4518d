import type { LeaveStatus } from '@rollcall/shared/contract';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Leaves; both dates are days of the leave, and neither has a time (design §10). */
export const leaves = pgTable('leaves', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  type: text().notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  appliedOn: date('applied_on', { mode: 'string' }).notNull(),
  status: text().$type<LeaveStatus>().notNull().default('Pending'),
  reason: text(),
});
