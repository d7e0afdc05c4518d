import { ApiError } from '../core/errors/api-error.ts';

/** SQLSTATE of a row that a unique index refuses. */
const TAKEN = '23505';
const EMAIL_INDEXES = ['employees_email', 'employees_email_key'];

/** Whether a failure is the database's refusal of a second account for an address. */
export function isEmailTaken(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === TAKEN && EMAIL_INDEXES.includes(String(constraint))) return true;
  }
  return false;
}

/**
 * Runs something that may meet a taken e-mail address; the database decides, not a look beforehand.
 * @throws ApiError `conflict` naming the field.
 */
export async function orEmailTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isEmailTaken(cause)) throw cause;
    const message = 'Another employee has this email address';
    throw new ApiError('conflict', message, { fields: [{ field: 'email', message }], cause });
  }
}
