import { date, integer, jsonb, pgTable, text, timestamp } from '../drizzle.ts';

/** Closed periods (docs/working-time.md#closed-periods); triggers keep their days from changing. */
export const periods = pgTable('periods', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  toDate: date('to_date', { mode: 'string' }).notNull(),
  scopeKey: text('scope_key').notNull(),
  closedBy: integer('closed_by'),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  reopenedBy: integer('reopened_by'),
  reopenedAt: timestamp('reopened_at', { withTimezone: true }),
  reopenReason: text('reopen_reason'),
});

/** The figures of a closed day, under the employee code: they survive the employee. */
export const periodDays = pgTable('period_days', {
  periodId: integer('period_id').notNull(),
  employeeCode: text('employee_code').notNull(),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  figures: jsonb().notNull(),
});

export const timeAdjustments = pgTable('time_adjustments', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  forDate: date('for_date', { mode: 'string' }).notNull(),
  postedDate: date('posted_date', { mode: 'string' }).notNull(),
  kind: text().$type<'correction' | 'manual'>().notNull(),
  minutes: integer().notNull(),
  correctionId: integer('correction_id'),
  reason: text().notNull(),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
