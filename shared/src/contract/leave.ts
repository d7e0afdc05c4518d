import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { LEAVE_STATUSES } from './enums.ts';
import { calendarDate, pageNumber } from './envelope.ts';

/** A leave (spec §3). Dates are company dates without time; both ends are days of the leave. */
export const leave = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  type: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  appliedOn: calendarDate,
  status: z.enum(LEAVE_STATUSES),
});

/** How many leaves stand in each status, over all pages (spec §2, Leave Management counters). */
export const leaveCounts = z.object({ Pending: z.int(), Approved: z.int(), Rejected: z.int() });

/**
 * Leaves (spec §7). Without `page`: those ending this year or later. With `page` (capability `leaves.page`):
 * one page, with `total`, `pageSize` and `counts` (design §15.6). An employee sees only their own.
 */
export const listLeaves = defineCall({
  ...ENDPOINTS.listLeaves,
  query: z.object({ page: z.optional(pageNumber) }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(leave),
    total: z.optional(z.int()),
    pageSize: z.optional(z.int()),
    counts: z.optional(leaveCounts),
  }),
});

export type LeaveBody = z.infer<typeof leave>;
export type LeaveCounts = z.infer<typeof leaveCounts>;
