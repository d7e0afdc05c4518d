import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarDate,
  cappedPageEnvelope,
  departmentName,
  envelope,
  optionalReason,
  pageNumber,
  searchTerm,
  wholeNumber,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { OVERTIME_SORTS } from './lists/sorts.ts';

export const OVERTIME_BUCKETS = ['daily', 'weekly', 'holiday', 'night', 'day_off'] as const;
export const OVERTIME_STATES = ['pending', 'approved', 'rejected'] as const;
/** The most entries of a page. */
export const MAX_OVERTIME_PAGE_SIZE = 100;
/** The most entries that one call decides. */
const MAX_OVERTIME_PER_CALL = 200;

const bucket = z.enum(OVERTIME_BUCKETS);

/** Overtime of an employee's day (docs/working-time.md#overtime). */
const overtimeEntry = z.object({
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  department: z.nullable(z.string()),
  date: calendarDate,
  weekStart: calendarDate,
  /** All overtime of the employee's week but `night`, whatever its state; minutes. */
  weekMins: z.int(),
  bucket,
  minutes: z.int(),
  state: z.enum(OVERTIME_STATES),
  decidedBy: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Decided by the only active administrator for themselves (design §10). */
  isSelfDecided: z.optional(z.boolean()),
  /** False for the caller's own, unless they are the only active administrator. */
  mayDecide: z.boolean(),
  /** The day is closed: its overtime stays as it is. */
  isClosed: z.boolean(),
});

/** Overtime of all employees, the latest first, or in a chosen order; by date it is descending by default. What follows from the last changes is in it, unless `isCalculating`. */
export const listOvertime = defineCall({
  ...ENDPOINTS.listOvertime,
  query: z.object({
    page: z.optional(pageNumber),
    state: z.optional(z.enum(OVERTIME_STATES)),
    bucket: z.optional(bucket),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    search: z.optional(searchTerm),
    department: z.optional(departmentName),
    ...sortedBy(OVERTIME_SORTS),
    /** Ten by default. */
    pageSize: z.optional(wholeNumber({ min: 1, max: MAX_OVERTIME_PAGE_SIZE })),
  }),
  response: z.extend(cappedPageEnvelope(overtimeEntry), {
    /** Days of the range are calculated again, as after a change of a shift: read it again in a minute. */
    isCalculating: z.boolean(),
  }),
});

/**
 * Approves or rejects overtime: all entries or none. Each names the minutes that were seen; 409 with code `stale` when they have
 * changed. A rejection needs a reason. No one decides their own, except the only active administrator.
 */
export const decideOvertime = defineCall({
  ...ENDPOINTS.decideOvertime,
  body: z.object({
    entries: z
      .array(
        z.object({
          employeeId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
          date: calendarDate,
          bucket,
          minutes: z.int().check(z.gte(1), z.lte(1440)),
        }),
      )
      .check(
        z.minLength(1, 'Choose at least 1 entry'),
        z.maxLength(MAX_OVERTIME_PER_CALL, `Choose at most ${MAX_OVERTIME_PER_CALL} entries`),
      ),
    status: z.enum(['approved', 'rejected', 'pending']),
    reason: optionalReason,
  }),
  response: envelope(z.object({ decided: z.int() })),
});

export type OvertimeEntryBody = z.infer<typeof overtimeEntry>;
