import * as z from 'zod/mini';

/** The signed-in user as the console stores it (spec §3, Logged-in user). A separate file: every page loads it. */
export const sessionUser = z.object({
  id: z.int(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  role: z.string(),
  /** Words that modules ask for; absent on a base backend. */
  rights: z.optional(z.array(z.string())),
});

export type SessionUser = z.infer<typeof sessionUser>;
