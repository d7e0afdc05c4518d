import type { LeaveStatus } from '@rollcall/shared/contract';
import type { TimeLogState } from '@rollcall/shared/domain';
import { date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Corrections of time logs, requested by employees; constraints are in `001-baseline.sql`. */
export const corrections = pgTable('corrections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  timeLogId: integer('time_log_id'),
  punchIn: timestamp('punch_in', { withTimezone: true }).notNull(),
  punchOut: timestamp('punch_out', { withTimezone: true }).notNull(),
  zone: text().notNull(),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  reason: text().notNull(),
  status: text().$type<LeaveStatus>().notNull().default('Pending'),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  decidedBy: integer('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decisionReason: text('decision_reason'),
  /** State of the log when the correction was requested; null for a missing log, or if it is unknown. */
  logState: text('log_state').$type<TimeLogState>(),
  madeLogId: integer('made_log_id'),
});
