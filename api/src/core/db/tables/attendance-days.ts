import type { DayStatus } from '@rollcall/shared/domain';
import { bigint, boolean, date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Settled days (docs/working-time.md#stored-days); what is missing is calculated when it is read. */
export const attendanceDays = pgTable('attendance_days', {
  employeeId: integer('employee_id').notNull(),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  status: text().$type<NonNullable<DayStatus>>(),
  expectedMin: integer('expected_min').notNull(),
  workedMin: integer('worked_min').notNull(),
  breakMin: integer('break_min').notNull(),
  lateMin: integer('late_min').notNull(),
  earlyMin: integer('early_min').notNull(),
  nightMin: integer('night_min').notNull(),
  hasLogs: boolean('has_logs').notNull(),
  isMissingOut: boolean('is_missing_out').notNull(),
  /** Name of a full holiday or half a holiday on this date. */
  holiday: text(),
  policyId: integer('policy_id'),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
});

/** Days to calculate and store; see the section Stale days of `001-baseline.sql`. */
export const staleDays = pgTable('stale_days', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  scopeKey: text('scope_key').notNull(),
  fromDate: date('from_date', { mode: 'string' }),
  toDate: date('to_date', { mode: 'string' }),
});
