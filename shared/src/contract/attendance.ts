import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { correction } from './correction.ts';
import { ENDPOINTS } from './endpoint.ts';
import { TIME_LOG_SOURCES } from './enums.ts';
import {
  calendarDate,
  calendarMonth,
  departmentName,
  envelope,
  pageNumber,
  queryBoolean,
  rowId,
  searchTerm,
  wholeNumber,
} from './envelope.ts';
import { timeLog } from './time-log.ts';

/** Attendance of one day in the specified map; null is blank (docs/working-time.md#status). */
export const attendanceStatus = z.nullable(z.enum(['Present', 'Absent', 'Leave']));

/** The status of a day; null is blank (docs/working-time.md#status). */
const dayStatus = z.nullable(
  z.enum(['Leave', 'Holiday', 'Day off', 'Not due', 'At work', 'Present', 'Half-day', 'Absent']),
);

/** The figures of a day, in whole minutes, rounded once (docs/working-time.md). */
export const dayFigures = z.object({
  status: dayStatus,
  expectedMins: z.int(),
  workedMins: z.int(),
  breakMins: z.int(),
  /** 0 when not late. */
  lateMins: z.int(),
  earlyMins: z.int(),
  /** Whether the day counts in balances. */
  isOver: z.boolean(),
  /** Whether something was punched, whatever the status. */
  hasLogs: z.boolean(),
  isMissingOut: z.boolean(),
  /** Name of the holiday, also of half a one. */
  holiday: z.nullable(z.string()),
});

/** Sums of days, in whole minutes (docs/working-time.md#sums). */
export const daySums = z.object({
  workedMins: z.int(),
  breakMins: z.int(),
  /** Of the days that are over. */
  expectedMins: z.int(),
  /** Worked less expected of the days that are over, with adjustments. */
  balanceMins: z.int(),
  adjustmentMins: z.int(),
  lateMins: z.int(),
  lateDays: z.int(),
});

/** An employee's month: one entry per day in order, and the totals. */
export const attendanceRow = z.object({
  employeeId: z.int(),
  employeeCode: z.string(),
  employeeName: z.string(),
  department: z.nullable(z.string()),
  days: z.array(attendanceStatus),
  present: z.int(),
  absent: z.int(),
  leave: z.int(),
  /** Whole minutes; the sum of the days. */
  workedMins: z.int(),
  breakMins: z.int(),
  figures: z.array(dayFigures),
  sums: daySums,
  /** The zone of the employee's days when it is not the company's. */
  zone: z.nullable(z.string()),
});

/** The most rows of the month that one call returns, for paper. */
export const MAX_MONTH_PAGE_SIZE = 50;

/**
 * The month grid (capability `attendance.month`, design §8): employees who were employed on at least one day of the
 * month, ten per page, ordered by id. `month` defaults to the current one.
 */
export const listAttendance = defineCall({
  ...ENDPOINTS.listAttendance,
  query: z.object({
    month: z.optional(calendarMonth),
    page: z.optional(pageNumber),
    search: z.optional(searchTerm),
    department: z.optional(departmentName),
    isActive: z.optional(queryBoolean),
    /** Ten by default. */
    pageSize: z.optional(wholeNumber({ min: 1, max: MAX_MONTH_PAGE_SIZE })),
  }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(attendanceRow),
    total: z.int(),
    pageSize: z.int(),
    month: calendarMonth,
    today: calendarDate,
  }),
});

/**
 * A break in the breakdown of a log. Times are wall-clock text in the log's zone; `end` is null while open. `startAt`
 * and `endAt` are the same instants as ISO 8601 with offset (decision 051).
 */
export const dayBreak = z.object({
  start: z.string(),
  startAt: z.optional(z.string()),
  end: z.nullable(z.string()),
  endAt: z.optional(z.nullable(z.string())),
  /** Null while open. */
  seconds: z.nullable(z.int()),
  reason: z.string(),
});

/** Who deleted a log, when (ISO 8601 with the log's offset) and why. */
export const timeLogDeletion = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** A log of a day with its full breakdown. Superseded logs are included but do not count (design §10). */
export const dayLog = z.extend(timeLog, {
  zone: z.string(),
  source: z.enum(TIME_LOG_SOURCES),
  /** Name of the administrator who entered or approved it. */
  enteredBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  isSuperseded: z.boolean(),
  /** Who deleted it, when and why; absent or null when it was not deleted. */
  deletion: z.optional(z.nullable(timeLogDeletion)),
  /** The log that it replaces. */
  supersedes: z.nullable(z.int()),
  /** Time between in and out; null without a punch-out. */
  spanSeconds: z.nullable(z.int()),
  breaks: z.array(dayBreak),
  /** Span less breaks, before rounding; null without a punch-out. */
  workedSeconds: z.nullable(z.int()),
});

/** A shift as it is planned for a day; wall-clock texts in the zone of the day. */
const plannedShift = z.object({
  name: z.string(),
  kind: z.enum(['fixed', 'flexible']),
  start: z.string(),
  end: z.string(),
  /** When core hours begin; null without core hours. */
  coreStart: z.nullable(z.string()),
  expectedMins: z.int(),
  graceInMins: z.int(),
  graceOutMins: z.int(),
});

/** What is planned for a day (docs/working-time.md#planned-day). */
export const dayPlan = z.object({
  kind: z.enum(['shifts', 'holiday', 'day-off', 'unplanned']),
  zone: z.string(),
  /** Name of the work schedule; null without one. */
  schedule: z.nullable(z.string()),
  isRostered: z.boolean(),
  shifts: z.array(plannedShift),
  holiday: z.nullable(z.object({ name: z.string(), part: z.enum(['full', 'am', 'pm']) })),
  expectedMins: z.int(),
  /** A day with less worked minutes is a half-day, or an absence; 0 without that limit. */
  halfDayBelowMins: z.int(),
  absentBelowMins: z.int(),
});

/** How the minutes of a day were calculated, in whole seconds (docs/working-time.md#minutes-of-a-day). */
const dayCalculation = z.object({
  presenceSeconds: z.int(),
  recordedBreakSeconds: z.int(),
  paidBreakSeconds: z.int(),
  minimumBreakSeconds: z.int(),
  deductionSeconds: z.int(),
  /** Name of the time policy; null for the default, which deducts and rounds nothing. */
  policy: z.nullable(z.string()),
  rounding: z.enum(['nearest', 'down', 'up']),
  stepMins: z.int(),
});

const dayAdjustment = z.object({
  id: z.int(),
  forDate: calendarDate,
  postedDate: calendarDate,
  kind: z.enum(['manual', 'correction']),
  minutes: z.int(),
  reason: z.string(),
});

/** The breakdown of one day of one employee: plan, punches, breaks, corrections, calculation and totals. */
export const explainDay = defineCall({
  ...ENDPOINTS.explainDay,
  params: z.object({ employeeId: rowId, date: calendarDate }),
  response: envelope(
    z.object({
      employeeId: z.int(),
      employeeName: z.string(),
      date: calendarDate,
      status: dayStatus,
      leave: z.nullable(
        z.object({ id: z.int(), type: z.string(), startDate: calendarDate, endDate: calendarDate }),
      ),
      logs: z.array(dayLog),
      corrections: z.array(correction),
      workedMins: z.int(),
      breakMins: z.int(),
      figures: dayFigures,
      plan: dayPlan,
      /** Null on a closed day whose rules have changed since: its figures stay. */
      calculation: z.nullable(dayCalculation),
      /** Adjustments that are posted on the day; they are part of its balance. */
      adjustments: z.array(dayAdjustment),
      /** Adjustments for the day that are posted on another one. */
      adjustedLater: z.array(dayAdjustment),
      /** The closed period of the day, whose figures do not change; null while it is open. */
      closed: z.nullable(z.object({ from: calendarDate, to: calendarDate })),
    }),
  ),
});

/** The breakdown of one of the caller's own days (capability `working-time`). */
export const explainOwnDay = defineCall({
  ...ENDPOINTS.explainOwnDay,
  params: z.object({ date: calendarDate }),
  response: explainDay.response,
});

/**
 * The caller's own month (capability `working-time`): figures of each day, their sums, today's plan, the sums of the current week,
 * and how long the open log can go on.
 */
export const getMyAttendance = defineCall({
  ...ENDPOINTS.getMyAttendance,
  query: z.object({ month: z.optional(calendarMonth) }),
  response: envelope(
    z.object({
      month: calendarMonth,
      today: calendarDate,
      figures: z.array(dayFigures),
      /** The zone of each day. */
      zones: z.array(z.string()),
      sums: daySums,
      plan: dayPlan,
      /** The week of today, from its first day on. */
      week: z.object({ from: calendarDate, sums: daySums }),
      /** Until when the log that is open can belong to its shift, ISO 8601 with an offset; null without an open log or shift. */
      openUntil: z.nullable(z.string()),
    }),
  ),
});

export type AttendanceRowBody = z.infer<typeof attendanceRow>;
export type DayFiguresBody = z.infer<typeof dayFigures>;
export type DaySumsBody = z.infer<typeof daySums>;
export type DayPlanBody = z.infer<typeof dayPlan>;
export type DayLogBody = z.infer<typeof dayLog>;
export type DayBreakdownBody = z.infer<(typeof explainDay)['response']>['data'];
export type MyAttendanceBody = z.infer<(typeof getMyAttendance)['response']>['data'];
