import * as z from 'zod/mini';

/** A document of an employee (spec §3): what it is, and where its file is found. */
export const document = z.object({
  id: z.int(),
  employeeId: z.int(),
  type: z.string(),
  url: z.string(),
});

export type DocumentBody = z.infer<typeof document>;
