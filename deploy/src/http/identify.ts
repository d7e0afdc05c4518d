import { type Person, readPerson } from '@rollcall/cli/backend/person';
import type { FastifyRequest } from 'fastify';
import { ControlError } from './control-error.ts';

/**
 * Returns whose session a request has; undefined when the backend does not report it. In one process with the API it is the
 * API's own check; otherwise the API is asked over HTTP.
 * @throws an error with `statusCode` 401 without a live session, 503 when the backend fails.
 */
export type Identify = (request: Pick<FastifyRequest, 'headers'>) => Promise<Person | undefined>;

/** Asks the backend at `baseUrl` for the owner of a request's token (`GET /me`). A base backend has no such call. */
export function identifyByApi(baseUrl: string): Identify {
  return async ({ headers: { authorization } }) => {
    if (!authorization) throw new ControlError(401, 'Please sign in.');
    const response = await fetch(`${baseUrl}/me`, {
      headers: { authorization, accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    }).catch(() => {
      throw new ControlError(503, 'The backend does not respond; try again.');
    });
    if (response.status === 401) throw new ControlError(401, 'Please sign in.');
    if (response.status >= 500) throw new ControlError(503, 'The backend failed; try again.');
    return readPerson(response);
  };
}

/**
 * The administrator who makes a request (design §6).
 * @throws an error with `statusCode` 401 or 403; a base backend does not report who is one.
 */
export async function administratorOf(
  identify: Identify,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Person> {
  const person = await identify(request);
  if (!person) {
    throw new ControlError(
      403,
      'This backend does not report who is an administrator: use the release commands instead.',
    );
  }
  if (person.role !== 'ADMIN') throw new ControlError(403, 'Only administrators may do this.');
  return person;
}
