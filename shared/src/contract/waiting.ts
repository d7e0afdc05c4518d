import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope } from './envelope.ts';

/** How much waits for an administrator (design §10, Counts). */
export const waitingCounts = z.object({
  /** Accounts that are neither activated nor deactivated. */
  registrations: z.int(),
  /** Pending corrections. */
  corrections: z.int(),
  /** Pending leaves. */
  leaves: z.int(),
  /** Logs of the last 35 days without a punch-out. */
  missingOuts: z.int(),
});

const person = { employeeId: z.int(), employeeName: z.string() };

/** What has waited longest: of each kind at most three, the oldest first. Times are ISO 8601 with an offset. */
const oldestWaiting = z.object({
  registrations: z.array(z.object({ ...person, since: z.string() })),
  corrections: z.array(
    z.object({
      id: z.int(),
      ...person,
      since: z.string(),
      workDate: calendarDate,
      /** The proposed times, in the zone of the log. */
      punchIn: z.string(),
      punchOut: z.string(),
      reason: z.string(),
    }),
  ),
  leaves: z.array(
    z.object({
      id: z.int(),
      ...person,
      /** The date of the request. */
      since: calendarDate,
      type: z.string(),
      startDate: calendarDate,
      endDate: calendarDate,
      reason: z.nullable(z.string()),
    }),
  ),
  missingOuts: z.array(
    z.object({
      /** The log. */
      id: z.int(),
      ...person,
      workDate: calendarDate,
      /** In the zone of the log. */
      punchIn: z.string(),
    }),
  ),
});

/** Of the releases that fail in browsers and that the caller has not read about yet, at most three, the oldest first. */
const releaseFailure = z.object({
  /** The notification. */
  id: z.int(),
  text: z.string(),
  /** Path of the page of the module. */
  link: z.nullable(z.string()),
  since: z.string(),
});

/**
 * What waits for an administrator: one source for the badges of the navigation and the dashboard (capability `waiting`).
 * `oldest` and what follows it is absent on a server of an earlier release.
 */
export const getWaiting = defineCall({
  ...ENDPOINTS.getWaiting,
  response: envelope(
    z.extend(waitingCounts, {
      oldest: z.optional(oldestWaiting),
      /** How many releases fail that the caller has not read about. */
      releaseFailures: z.optional(z.int()),
      failedReleases: z.optional(z.array(releaseFailure)),
      /** Whether the dashboard shows the list of getting started. */
      isGettingStarted: z.optional(z.boolean()),
    }),
  ),
});

export type WaitingCounts = z.infer<typeof waitingCounts>;
export type WaitingBody = WaitingCounts & {
  readonly oldest?: z.infer<typeof oldestWaiting> | undefined;
  readonly releaseFailures?: number | undefined;
  readonly failedReleases?: z.infer<typeof releaseFailure>[] | undefined;
  readonly isGettingStarted?: boolean | undefined;
};
