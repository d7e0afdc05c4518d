import * as z from 'zod/mini';

/**
 * The response in place of the record of a version that was uploaded (decision 072): what administrators should know before
 * its code runs with their session. With `?consent=run` they get the record.
 */
export const consentNeeded = z.object({
  upload: z.object({ team: z.string(), by: z.string(), revision: z.optional(z.string()) }),
});
