import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarDate,
  departmentName,
  pageNumber,
  queryBoolean,
  rowId,
  searchTerm,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { BREAK_SORTS } from './lists/sorts.ts';

/** A break of any employee (spec §3). Times are wall-clock text in its log's zone; `endTime` is null while open. */
export const breakRow = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  /** The work date of the break's time log. */
  date: calendarDate,
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  /** Whole minutes; null while open. */
  duration: z.nullable(z.int()),
  reason: z.string(),
});

/** The cards of Break Management (spec §2); "today" is the company's date. */
export const breakSummary = z.object({
  totalToday: z.int(),
  /** Breaks that have not ended, of any date. */
  open: z.int(),
  /** Whole minutes over today's finished breaks; null when there are none. */
  averageMins: z.nullable(z.int()),
});

const breaksQuery = z.object({
  page: z.optional(pageNumber),
  /** Work dates, both included. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  employeeId: z.optional(rowId),
  search: z.optional(searchTerm),
  department: z.optional(departmentName),
  /** `true` for open breaks only, `false` for ended ones only. */
  isOpen: z.optional(queryBoolean),
  ...sortedBy(BREAK_SORTS),
});

/**
 * Breaks (spec §7), newest work date first, within it the latest start first. Without `page`: those of the current month. With `page`: one page with
 * `total`, `pageSize` and the `summary` of the cards (design §15.6); a filtered list is counted exactly up to 1,000
 * (design §9). A page may be sorted, by anything but the date only within a range of at most 31 days, by default the current month. Employees see only their own.
 */
export const listBreaks = defineCall({
  ...ENDPOINTS.listBreaks,
  query: breaksQuery,
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(breakRow),
    total: z.optional(z.int()),
    isTotalExact: z.optional(z.boolean()),
    pageSize: z.optional(z.int()),
    summary: z.optional(breakSummary),
  }),
});

export type BreakRowBody = z.infer<typeof breakRow>;
export type BreakSummaryBody = z.infer<typeof breakSummary>;
