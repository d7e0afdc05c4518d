import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, envelope } from '../envelope.ts';

/** How many days of shifts an employee sees, from today on. */
export const MY_SHIFTS_DAYS = 14;

/** A day of the caller's plan, as it is published. */
const myDay = z.object({
  date: calendarDate,
  kind: z.enum(['shifts', 'holiday', 'day-off', 'unplanned']),
  /** Start and end are `HH:mm` in `zone`; an end at or before the start is on the next day. */
  shifts: z.array(
    z.object({ name: z.string(), colour: z.string(), start: z.string(), end: z.string() }),
  ),
  zone: z.string(),
  holiday: z.nullable(z.string()),
  /** Chosen for this date, with the reason that was given. */
  isRostered: z.boolean(),
  reason: z.nullable(z.string()),
  /** Type of the approved leave. */
  leave: z.nullable(z.string()),
});

/** The caller's shifts of today and the 13 days after it. Days before and after the employment are left out. */
export const getMyShifts = defineCall({
  ...ENDPOINTS.getMyShifts,
  response: envelope(z.object({ today: calendarDate, days: z.array(myDay) })),
});

/** Whether the caller has a calendar link, and since when: ISO 8601 with an offset. */
export const getShiftCalendarLink = defineCall({
  ...ENDPOINTS.getShiftCalendarLink,
  response: envelope(z.object({ createdAt: z.nullable(z.string()) })),
});

/**
 * Creates the caller's secret link to a calendar of their shifts and replaces an earlier one (design §15.7). The link is shown once:
 * only its digest is stored.
 */
export const createShiftCalendarLink = defineCall({
  ...ENDPOINTS.createShiftCalendarLink,
  refusesIdempotencyKey: true,
  response: envelope(
    z.object({
      /** Relative to the versioned base, like `/calendar/….ics`. */
      path: z.string(),
    }),
  ),
});

/** Revokes the caller's secret link. */
export const revokeShiftCalendarLink = defineCall({
  ...ENDPOINTS.revokeShiftCalendarLink,
  response: envelope(z.null()),
});

/** The calendar of a secret link. Anyone with the link can read it, because calendar programs send no token. */
export const readShiftCalendarLink = defineCall({
  ...ENDPOINTS.readShiftCalendarLink,
  params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** Not JSON: an iCalendar file. */
  response: z.any(),
});

export type MyShiftsBody = z.infer<(typeof getMyShifts)['response']>['data'];
