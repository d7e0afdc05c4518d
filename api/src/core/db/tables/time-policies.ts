import type { BreakRule, OvertimeBucket, TimePolicy } from '@rollcall/shared/domain';
import { date, integer, jsonb, numeric, pgTable, sql, text, time, timestamp } from '../drizzle.ts';
import { dateRange } from './date-range.ts';
import type { ScopeKind } from './plans.ts';

/** How time is counted (docs/working-time.md#minutes-of-a-day). */
export const timePolicies = pgTable('time_policies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  scopeKind: text('scope_kind').$type<ScopeKind>().notNull(),
  departmentId: integer('department_id'),
  employeeId: integer('employee_id'),
  scopeKey: text('scope_key').notNull().generatedAlwaysAs(sql`scope_kind`),
  valid: dateRange().notNull(),
  rounding: text().$type<TimePolicy['rounding']>().notNull().default('nearest'),
  stepMin: integer('step_min').notNull().default(1),
  breakRules: jsonb('break_rules').$type<readonly BreakRule[]>().notNull().default([]),
  overtimeDailyAfterMin: integer('overtime_daily_after_min'),
  overtimeWeeklyAfterMin: integer('overtime_weekly_after_min'),
  nightFrom: time('night_from'),
  nightTo: time('night_to'),
  version: integer().notNull().default(1),
});

export const payRules = pgTable('pay_rules', {
  policyId: integer('policy_id').notNull(),
  bucket: text().$type<OvertimeBucket>().notNull(),
  multiplier: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
});

/** What an administrator decided about overtime. */
export type OvertimeState = 'pending' | 'approved' | 'rejected';

export const overtime = pgTable('overtime', {
  employeeId: integer('employee_id').notNull(),
  weekStart: date('week_start', { mode: 'string' }).notNull(),
  date: date({ mode: 'string' }).notNull(),
  bucket: text().$type<OvertimeBucket>().notNull(),
  minutes: integer().notNull(),
  state: text().$type<OvertimeState>().notNull().default('pending'),
  decidedBy: integer('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  reason: text(),
});
