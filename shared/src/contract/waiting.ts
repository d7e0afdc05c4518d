import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';

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

/** What waits for an administrator, for the badges of the navigation (capability `waiting`). */
export const getWaiting = defineCall({
  ...ENDPOINTS.getWaiting,
  response: envelope(waitingCounts),
});

export type WaitingBody = z.infer<typeof waitingCounts>;
