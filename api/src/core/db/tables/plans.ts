import type { HolidayPart } from '@rollcall/shared/domain';
import { bigint, boolean, date, integer, pgTable, sql, text, time, timestamp } from '../drizzle.ts';
import { dateRange } from './date-range.ts';

/** Shifts, work schedules, holidays and who has which (docs/working-time.md#plans). */
export const shifts = pgTable('shifts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  kind: text().$type<'fixed' | 'flexible'>().notNull().default('fixed'),
  startTime: time('start_time').notNull(),
  endTime: time('end_time').notNull(),
  expectedMin: integer('expected_min').notNull(),
  coreFrom: time('core_from'),
  coreTo: time('core_to'),
  unpaidBreakMin: integer('unpaid_break_min').notNull().default(0),
  halfAt: time('half_at'),
  graceInMin: integer('grace_in_min').notNull().default(5),
  graceOutMin: integer('grace_out_min').notNull().default(5),
  acceptBeforeMin: integer('accept_before_min').notNull().default(240),
  acceptAfterMin: integer('accept_after_min').notNull().default(360),
  halfDayBelowMin: integer('half_day_below_min'),
  absentBelowMin: integer('absent_below_min'),
  colour: text().notNull().default('blue'),
  version: integer().notNull().default(1),
});

export const workSchedules = pgTable('work_schedules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  cycleDays: integer('cycle_days').notNull(),
  anchorDate: date('anchor_date', { mode: 'string' }).notNull(),
  version: integer().notNull().default(1),
});

export const scheduleDays = pgTable('schedule_days', {
  scheduleId: integer('schedule_id').notNull(),
  dayIndex: integer('day_index').notNull(),
  position: integer().notNull(),
  shiftId: integer('shift_id').notNull(),
});

export const holidayCalendars = pgTable('holiday_calendars', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  country: text(),
  region: text(),
  version: integer().notNull().default(1),
});

export const holidays = pgTable('holidays', {
  calendarId: integer('calendar_id').notNull(),
  date: date({ mode: 'string' }).notNull(),
  name: text().notNull(),
  part: text().$type<HolidayPart>().notNull().default('full'),
});

/** The kind of scope that an assignment or a policy is for. */
export type ScopeKind = 'company' | 'department' | 'employee';

export const assignments = pgTable('assignments', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  scopeKind: text('scope_kind').$type<ScopeKind>().notNull(),
  departmentId: integer('department_id'),
  employeeId: integer('employee_id'),
  /** `company`, `department:3` or `employee:12`. */
  scopeKey: text('scope_key').notNull().generatedAlwaysAs(sql`scope_kind`),
  valid: dateRange().notNull(),
  scheduleId: integer('schedule_id'),
  calendarId: integer('calendar_id'),
  zone: text(),
  version: integer().notNull().default(1),
});

/** A row without a shift is a day off. */
export const rosterEntries = pgTable('roster_entries', {
  employeeId: integer('employee_id').notNull(),
  date: date({ mode: 'string' }).notNull(),
  position: integer().notNull(),
  shiftId: integer('shift_id'),
  reason: text(),
});

/** Changes of roster entries that are not published yet. A row without a shift is a day off, or removes the entry. */
export const rosterDrafts = pgTable('roster_drafts', {
  employeeId: integer('employee_id').notNull(),
  date: date({ mode: 'string' }).notNull(),
  position: integer().notNull(),
  shiftId: integer('shift_id'),
  /** The schedule counts again. */
  isAsScheduled: boolean('is_as_scheduled').notNull().default(false),
  reason: text(),
  /** Names the change that wrote it. */
  revision: bigint({ mode: 'number' }).notNull(),
});

/** Secret links to the shifts of their owner, one per employee; only a digest of the secret is stored. */
export const shiftCalendarLinks = pgTable('shift_calendar_links', {
  employeeId: integer('employee_id').primaryKey(),
  secretDigest: text('secret_digest').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
