import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';

/** Kinds of events in the activity feed (design §8, `activity`). */
export const EVENT_KINDS = [
  // Someone has registered, and confirmed their email address.
  'registered',
  // The account has ended with the exit date.
  'left',
  'punch-in',
  'punch-out',
  'break-started',
  'break-ended',
  'missing-out',
  // An administrator has entered a time log, or changed, closed, deleted or restored one.
  'log-entered',
  'leave-requested',
  'leave-withdrawn',
  'leave-approved',
  'leave-rejected',
  'leave-reopened',
  'correction-requested',
  'correction-withdrawn',
  'correction-approved',
  'correction-rejected',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** One event (capability `activity`, design §8). */
export const activityItem = z.object({
  id: z.int(),
  kind: z.enum(EVENT_KINDS),
  employeeId: z.int(),
  employeeName: z.string(),
  /** Name of the other person who did it; null when the employee or the server did, and when it does not matter. */
  actorName: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  happenedAt: z.string(),
  /** A sentence for people; with `actorName`, 'by' and that name complete it. */
  text: z.string(),
});

const cursor = z
  .string()
  .check(z.regex(/^\d{1,19}\.\d{1,18}$/, 'A cursor is taken from a response'));

/**
 * Events, newest first. `after` a cursor: only newer events; `before` a cursor: only older ones. In the response,
 * `cursor` is the position for the next `after`, `older` the position for the next `before`.
 */
export const listActivity = defineCall({
  ...ENDPOINTS.listActivity,
  query: z.object({ after: z.optional(cursor), before: z.optional(cursor) }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(activityItem),
    cursor: z.nullable(z.string()),
    older: z.nullable(z.string()),
  }),
});

export type ActivityItemBody = z.infer<typeof activityItem>;
