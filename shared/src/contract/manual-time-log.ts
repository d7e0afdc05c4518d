import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope, optionalInstant, requiredReason, timeText } from './envelope.ts';
import { timeLog } from './time-log.ts';

/**
 * Adds a log that is missing, or replaces one, with the reason why (design §8): an administrator's call. Nothing in the
 * future, 30 hours at most, no overlap with another log of the employee (design §10, §15.13). Times are in the
 * replaced log's zone, else of the company's; `punchInAt` and `punchOutAt` say which instant a text means.
 */
export const createTimeLog = defineCall({
  ...ENDPOINTS.createTimeLog,
  body: z.object({
    employeeId: z.int(),
    punchIn: timeText,
    punchOut: timeText,
    punchInAt: optionalInstant,
    punchOutAt: optionalInstant,
    status: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
    reason: requiredReason,
    /** The log that this one replaces, as one that misses its out; never one of the caller's own. */
    supersedes: z.optional(z.nullable(z.int())),
  }),
  response: envelope(timeLog),
});
