import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';

/** What can have happened, as the activity feed names it (design §8, `activity`). */
export const EVENT_KINDS = [
  'punch-in',
  'punch-out',
  'break-started',
  'break-ended',
  'missing-out',
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

/** One thing that happened (capability `activity`, design §8). */
export const activityItem = z.object({
  id: z.int(),
  kind: z.enum(EVENT_KINDS),
  employeeId: z.int(),
  employeeName: z.string(),
  /** Who did it, when somebody else than the employee. */
  actorName: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  happenedAt: z.string(),
  /** A sentence for people. */
  text: z.string(),
});

const cursor = z
  .string()
  .check(z.regex(/^\d{1,19}\.\d{1,18}$/, 'A cursor is taken from an answer'));

/**
 * What happened, newest first. `after` a cursor: only what came since; `before` one: what went before.
 * `cursor` is where to go on from, `older` where the list went on.
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
