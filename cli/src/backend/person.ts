import * as z from 'zod/mini';

const person = z.object({
  /** The id of the employee. */
  id: z.union([z.number(), z.string()]),
  role: z.string(),
  /** Words that modules ask for, such as `payroll` (decision 076). */
  rights: z._default(z.array(z.string()), []),
  email: z._default(z.string(), ''),
  firstName: z._default(z.nullable(z.string()), null),
  lastName: z._default(z.nullable(z.string()), null),
});

/** An employee with a session. */
export type Person = z.infer<typeof person>;

const me = z.object({ data: person });

/** The person in a response to `GET /me`; undefined where the backend does not say: a base backend has no such call. */
export async function readPerson(response: Response): Promise<Person | undefined> {
  const parsed = me.safeParse(await response.json().catch(() => undefined));
  return response.ok && parsed.success ? parsed.data.data : undefined;
}
