import * as z from 'zod/mini';

/** An invalid field and the rule that it breaks, as a sentence for people. */
export const fieldError = z.object({ field: z.string(), message: z.string() });

/** The body of every failure of our server (design §9): all invalid fields at once, and no internal details. */
export const errorBody = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.array(fieldError)),
  /** The time log in the way, or the current version of the one that was asked for (decision 058). */
  timeLogId: z.optional(z.int()),
  requestId: z.optional(z.string()),
});

export type FieldError = z.infer<typeof fieldError>;
export type ErrorBody = z.infer<typeof errorBody>;
