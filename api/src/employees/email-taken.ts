import { ApiError } from '../core/errors/api-error.ts';

/** SQLSTATE of a unique violation. */
const UNIQUE_VIOLATION = '23505';
const EMAIL_CONSTRAINT = 'employees_email_key';

/** Whether the database refused a second account with the same address. */
export function isEmailTaken(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === UNIQUE_VIOLATION && constraint === EMAIL_CONSTRAINT) return true;
  }
  return false;
}

/**
 * Runs a write that fails if the email address is taken; the unique index decides, without a check beforehand.
 * @throws ApiError `conflict` that names the field.
 */
export async function withEmailConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isEmailTaken(cause)) throw cause;
    const message = 'Another employee has this email address';
    throw new ApiError('conflict', message, { fields: [{ field: 'email', message }], cause });
  }
}
