import * as z from 'zod/mini';

/**
 * An object schema that keeps unknown fields: a newer release may have written them, and who reads a record and writes it
 * back must not lose them (decision 064). The type has the known fields only.
 */
export function tolerantObject<S extends z.core.$ZodShape>(shape: S): z.ZodMiniObject<S> {
  return z.looseObject(shape) as unknown as z.ZodMiniObject<S>;
}
