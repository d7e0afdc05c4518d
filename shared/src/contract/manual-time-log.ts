import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope, requiredReason, timeText } from './envelope.ts';
import { timeLog } from './time-log.ts';

/**
 * Adds a missing log or replaces one, with a reason (design §8); for administrators. Nothing in the future, at most 30
 * hours, no overlap with another log of the employee (design §10, design §15.13). Times are in the replaced log's zone, else
 * in the plan's.
 */
export const createTimeLog = defineCall({
  ...ENDPOINTS.createTimeLog,
  body: z.object({
    employeeId: z.int(),
    punchIn: timeText,
    punchOut: timeText,
    status: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
    reason: requiredReason,
    /** The log that this one replaces, such as one without a punch-out; never one of the caller's own. */
    supersedes: z.optional(z.nullable(z.int())),
  }),
  response: envelope(timeLog),
});

export type TimeLogInput = z.input<(typeof createTimeLog)['body']>;
