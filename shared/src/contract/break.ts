import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, pageNumber } from './envelope.ts';

/** A break of anybody (spec §3). Times are company wall-clock text; `endTime` is null while open. */
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

/**
 * Breaks (spec §7). Without `page`: those of the current month. With `page`: one page with `total` and
 * `pageSize` (design §15.6). An employee sees only their own.
 */
export const listBreaks = defineCall({
  ...ENDPOINTS.listBreaks,
  query: z.object({ page: z.optional(pageNumber) }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(breakRow),
    total: z.optional(z.int()),
    pageSize: z.optional(z.int()),
  }),
});

export type BreakRowBody = z.infer<typeof breakRow>;
