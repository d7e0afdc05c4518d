import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { TIME_LOG_STATES } from './enums.ts';
import {
  calendarDate,
  cappedPageEnvelope,
  departmentName,
  pageNumber,
  queryBoolean,
  rowId,
  searchTerm,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { TIME_LOG_SORTS } from './lists/sorts.ts';

/**
 * A break inside `breaksJson` (spec §3). `end` is absent while the break is open; `breakTime` is minutes. `startAt` and
 * `endAt` are the same instants as ISO 8601 with offset (decision 051).
 */
export const breakItem = z.object({
  start: z.string(),
  startAt: z.optional(z.string()),
  end: z.optional(z.string()),
  endAt: z.optional(z.string()),
  breakTime: z.optional(z.int()),
  reason: z.string(),
});

/**
 * A time log in its wire format (spec §3). `punchIn`, `punchOut` and its breaks are wall-clock text
 * `YYYY-MM-DD HH:mm:ss` in its zone; `punchInAt` and `punchOutAt` are the same instants as ISO 8601 with offset.
 */
export const timeLog = z.object({
  id: z.int(),
  employeeId: z.int(),
  workDate: calendarDate,
  punchIn: z.string(),
  punchOut: z.nullable(z.string()),
  punchInAt: z.string(),
  punchOutAt: z.nullable(z.string()),
  /** The employee's zone when the log was created: an IANA name or a fixed offset. */
  zone: z.optional(z.string()),
  /** The text of the status column: 'Present', or 'Missing Punch-Out' for a log closed without a punch-out. */
  status: z.string(),
  /** `open` (still punched in), `closed`, or `missing-out` (design §10). */
  state: z.enum(TIME_LOG_STATES),
  /** JSON text of a list of {@link breakItem}. */
  breaksJson: z.string(),
  totalBreakMins: z.int(),
  /** Null while unknown: for `open` and `missing-out`. */
  totalWorkedMins: z.nullable(z.int()),
  /** Its owner punched out after it had been marked as missing its punch-out (docs/working-time.md). */
  isLateOut: z.optional(z.boolean()),
});

/** A time log with its employee, for lists of all employees. */
export const timeLogRow = z.extend(timeLog, {
  employeeName: z.string(),
  employeeCode: z.string(),
});

const timeLogsQuery = z.object({
  page: z.optional(pageNumber),
  /** Work dates, both included. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  department: z.optional(departmentName),
  /** `open`, `closed` or `missing-out`. */
  state: z.optional(z.enum(TIME_LOG_STATES)),
  search: z.optional(searchTerm),
  employeeId: z.optional(rowId),
  ...sortedBy(TIME_LOG_SORTS),
  /** Adds `counts`; needs a single day, `from` and `to` the same. */
  withCounts: z.optional(queryBoolean),
});

/**
 * Who is here on a day: the state of the filter is ignored, the other filters apply. Counts are of employees, except
 * `missingOuts`, which counts time logs.
 */
const attendanceCounts = z.object({
  /** Punched in on that day and not yet out, those on a break included. */
  punchedIn: z.int(),
  /** Of those, in an open break. */
  onBreak: z.int(),
  /** Punched out, and not in again. */
  punchedOut: z.int(),
  /** Logs of that day without a punch-out that are no longer open. */
  missingOuts: z.int(),
  /** Still punched in since an earlier day. */
  openEarlier: z.int(),
});

/**
 * All employees' logs, latest punch-in first, paged (capability `timelogs.page`, design §15.2). A filtered list is
 * counted exactly up to 1,000; beyond that `total` is 1,000 and `isTotalExact` false (design §9). Any sort key except
 * the punch-in needs a range of at most 31 days, by default the current month. `withCounts` adds who is here on a day.
 */
export const listTimeLogs = defineCall({
  ...ENDPOINTS.listTimeLogs,
  query: timeLogsQuery,
  response: z.extend(cappedPageEnvelope(timeLogRow), { counts: z.optional(attendanceCounts) }),
});

export type AttendanceCounts = z.infer<typeof attendanceCounts>;
export type TimeLogBody = z.infer<typeof timeLog>;
export type TimeLogRowBody = z.infer<typeof timeLogRow>;
export type BreakItemBody = z.infer<typeof breakItem>;
