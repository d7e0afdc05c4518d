import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { correction } from './correction.ts';
import { ENDPOINTS } from './endpoint.ts';
import { DEPARTMENTS, TIME_LOG_SOURCES } from './enums.ts';
import {
  calendarDate,
  calendarMonth,
  envelope,
  pageNumber,
  queryBoolean,
  rowId,
  searchTerm,
} from './envelope.ts';
import { timeLog } from './time-log.ts';

/** Attendance of one day; null is blank (design §10, Attendance day). */
export const attendanceStatus = z.nullable(z.enum(['Present', 'Absent', 'Leave']));

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
  /** Whole minutes, summed exactly and rounded once. */
  workedMins: z.int(),
  breakMins: z.int(),
});

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
    department: z.optional(z.enum(DEPARTMENTS)),
    isActive: z.optional(queryBoolean),
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

/** The breakdown of one day of one employee: punches, breaks, corrections and totals. */
export const explainDay = defineCall({
  ...ENDPOINTS.explainDay,
  params: z.object({ employeeId: rowId, date: calendarDate }),
  response: envelope(
    z.object({
      employeeId: z.int(),
      employeeName: z.string(),
      date: calendarDate,
      status: attendanceStatus,
      leave: z.nullable(
        z.object({ id: z.int(), type: z.string(), startDate: calendarDate, endDate: calendarDate }),
      ),
      logs: z.array(dayLog),
      corrections: z.array(correction),
      workedMins: z.int(),
      breakMins: z.int(),
    }),
  ),
});

export type AttendanceRowBody = z.infer<typeof attendanceRow>;
export type DayLogBody = z.infer<typeof dayLog>;
export type DayBreakdownBody = z.infer<(typeof explainDay)['response']>['data'];
