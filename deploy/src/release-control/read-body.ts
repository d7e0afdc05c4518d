import type * as z from 'zod/mini';
import { ControlError } from '../http/control-error.ts';

/**
 * The body of a request.
 * @throws ControlError with 400 that names the fields which cannot be read.
 */
export function readBody<T>(
  schema: { safeParse(value: unknown): z.core.util.SafeParseResult<T> },
  body: unknown,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  throw new ControlError(400, `The request cannot be read: ${fields.join(', ') || 'its body'}.`);
}
