import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, calendarMonth, departmentName, envelope } from './envelope.ts';
import { leave } from './leave.ts';

/**
 * Approved and pending leaves of a month, by start date (design §15.7). `isComplete` is false when the list is cut off:
 * filter by department then.
 */
export const getLeaveCalendar = defineCall({
  ...ENDPOINTS.getLeaveCalendar,
  query: z.object({
    month: z.optional(calendarMonth),
    department: z.optional(departmentName),
  }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(leave),
    month: calendarMonth,
    today: calendarDate,
    isComplete: z.boolean(),
  }),
});

/**
 * Creates the caller's secret link to a calendar of absences and replaces an earlier one (design §15.7). The link is
 * shown once: only its digest is stored.
 */
export const createLeaveCalendarLink = defineCall({
  ...ENDPOINTS.createLeaveCalendarLink,
  refusesIdempotencyKey: true,
  body: z.nullish(z.object({ department: z.optional(z.nullable(departmentName)) })),
  response: envelope(
    z.object({
      /** Relative to the versioned base, like `/leaves/calendar-link/….ics`. */
      path: z.string(),
    }),
  ),
});

/** The calendar of a secret link. Anyone with the link can read it, because calendar programs send no token. */
export const readLeaveCalendarLink = defineCall({
  ...ENDPOINTS.readLeaveCalendarLink,
  params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** Not JSON: an iCalendar file. */
  response: z.any(),
});

/** Revokes the caller's secret link. */
export const revokeLeaveCalendarLink = defineCall({
  ...ENDPOINTS.revokeLeaveCalendarLink,
  response: envelope(z.null()),
});
