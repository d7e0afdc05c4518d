import type { FastifyRequest } from 'fastify';
import { ControlError } from './control-error.ts';
import type { Identify } from './identify.ts';

/**
 * Returns the administrator who makes a request (design §6).
 * @throws an error with `statusCode` 401 or 403.
 */
export type Authorize = (
  request: Pick<FastifyRequest, 'headers'>,
) => Promise<{ readonly id: number | string }>;

/** Allows administrators only, of a backend that reports who makes a request. A base backend does not. */
export function authorizeBy(identify: Identify): Authorize {
  return async (request) => {
    const person = await identify(request);
    if (!person) {
      throw new ControlError(
        403,
        'This backend does not report who is an administrator: use the release commands instead.',
      );
    }
    if (person.role !== 'ADMIN') throw new ControlError(403, 'Only administrators may do this.');
    return { id: person.id };
  };
}
