import type { LeaveStatus } from '@rollcall/shared/contract';
import { boolean, date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Leaves; both dates are included, and neither has a time (design §10). */
export const leaves = pgTable('leaves', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  type: text().notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  appliedOn: date('applied_on', { mode: 'string' }).notNull(),
  status: text().$type<LeaveStatus>().notNull().default('Pending'),
  reason: text(),
  requestedBy: integer('requested_by'),
  decidedBy: integer('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decisionReason: text('decision_reason'),
  isSelfDecided: boolean('is_self_decided').notNull().default(false),
});

/** Secret links to the leave calendar, one per administrator; only a digest of the secret is stored. */
export const calendarLinks = pgTable('calendar_links', {
  employeeId: integer('employee_id').primaryKey(),
  secretDigest: text('secret_digest').notNull(),
  department: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
