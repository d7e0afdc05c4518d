import type { TimeLogSource } from '@rollcall/shared/contract';
import type { TimeLogState } from '@rollcall/shared/domain';
import { boolean, date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Work sessions; append-only, a change supersedes a log (design §10). A deleted log is superseded too. */
export const timeLogs = pgTable('time_logs', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  punchIn: timestamp('punch_in', { withTimezone: true }).notNull(),
  punchOut: timestamp('punch_out', { withTimezone: true }),
  state: text().$type<TimeLogState>().notNull(),
  status: text().notNull().default('Present'),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  zone: text().notNull(),
  supersedes: integer(),
  isSuperseded: boolean('is_superseded').notNull().default(false),
  source: text().$type<TimeLogSource>().notNull().default('punch'),
  enteredBy: integer('entered_by'),
  reason: text(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  deletedBy: integer('deleted_by'),
  deletionReason: text('deletion_reason'),
  /** Its owner punched out after it had been marked as missing its punch-out. */
  isLateOut: boolean('is_late_out').notNull().default(false),
  /** When its owner was notified that it is still open. */
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Breaks within a work session; `workDate` and `isSuperseded` are copied from their log. */
export const breaks = pgTable('breaks', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  timeLogId: integer('time_log_id').notNull(),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  isSuperseded: boolean('is_superseded').notNull().default(false),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  reason: text().notNull().default('-'),
});

/** Row counts per work date, maintained by triggers; the count is the sum over the slots. */
export const dayCounts = pgTable('day_counts', {
  counted: text().$type<'time_logs' | 'breaks'>().notNull(),
  workDate: date('work_date', { mode: 'string' }).notNull(),
  slot: integer().notNull(),
  rows: integer().notNull(),
});

export type BreakRecord = typeof breaks.$inferSelect;
