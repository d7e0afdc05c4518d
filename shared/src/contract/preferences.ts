import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';

const preferences = z.object({
  /** Whether an administrator gets a mail each morning about what waits (design §10). */
  dailyMail: z.boolean(),
});

/** The caller's preferences (capability `profile`). */
export const getPreferences = defineCall({
  ...ENDPOINTS.getPreferences,
  response: envelope(preferences),
});

/** Changes the caller's preferences. */
export const updatePreferences = defineCall({
  ...ENDPOINTS.updatePreferences,
  body: preferences,
  response: envelope(preferences),
});
