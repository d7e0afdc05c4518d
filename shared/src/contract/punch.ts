import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarMonth,
  envelope,
  optionalReason,
  pageNumber,
  rowId,
  timeText,
} from './envelope.ts';
import { timeLog } from './time-log.ts';

const optionalTime = z.optional(z.nullable(timeText));
const ofTimeLog = z.object({ id: rowId });

/**
 * Punches in (spec §7); without `punchIn`, now. For an employee the server's clock decides, and `punchIn` may differ
 * from it by five minutes. For an administrator `punchIn` is stored as sent; up to five minutes ahead of the server's
 * clock counts as now, further ahead is refused. `employeeId` is for administrators (design §10).
 */
export const punchIn = defineCall({
  ...ENDPOINTS.punchIn,
  body: z.nullish(
    z.object({
      punchIn: optionalTime,
      /** The text of the status column; 'Present' when absent (spec §3). */
      status: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
      employeeId: z.optional(z.nullable(z.int())),
    }),
  ),
  response: envelope(timeLog),
});

/**
 * Punches out of a log and ends its open break (design §10). Times of a log and its breaks are in the log's zone, or
 * ISO 8601 with an offset.
 */
export const punchOut = defineCall({
  ...ENDPOINTS.punchOut,
  params: ofTimeLog,
  body: z.nullish(z.object({ punchOut: optionalTime })),
  response: envelope(timeLog),
});

/** Starts a break inside an open log. */
export const startBreak = defineCall({
  ...ENDPOINTS.startBreak,
  params: ofTimeLog,
  body: z.nullish(z.object({ start: optionalTime, reason: optionalReason })),
  response: envelope(timeLog),
});

/** Ends the open break of a log. */
export const endBreak = defineCall({
  ...ENDPOINTS.endBreak,
  params: ofTimeLog,
  body: z.nullish(z.object({ end: optionalTime })),
  response: envelope(timeLog),
});

/**
 * The caller's own logs, newest first, of one month or of all time (design §8, design §15.7). `open` is the open log of any
 * month; `now` and `today` are by the server's clock, on which the running time of the open log is based.
 */
export const listOwnTimeLogs = defineCall({
  ...ENDPOINTS.listOwnTimeLogs,
  query: z.object({ page: z.optional(pageNumber), month: z.optional(calendarMonth) }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(timeLog),
    total: z.int(),
    pageSize: z.int(),
    open: z.nullable(timeLog),
    /** Company wall-clock text. */
    now: z.string(),
    today: z.string(),
    zone: z.string(),
  }),
});
