import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/**
 * Who makes a request, if an administrator. Release control gets it as an argument: the API's own in one
 * process, a question to the API when they run apart (design §6).
 * @throws an error with `statusCode` 401 or 403.
 */
export type Authorize = (
  request: Pick<FastifyRequest, 'headers'>,
) => Promise<{ readonly id: number | string }>;

/** A refusal with its status; its message is for people. */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const me = z.object({
  data: z.object({ id: z.union([z.number(), z.string()]), role: z.string() }),
});

/**
 * Asks the backend at `baseUrl` whose token a request carries (`GET /me`). A base backend has no such call:
 * there nobody is an administrator of releases, and the commands remain.
 */
export function authorizeByApi(baseUrl: string): Authorize {
  return async ({ headers: { authorization } }) => {
    if (!authorization) throw new ControlError(401, 'Please sign in.');
    const response = await fetch(`${baseUrl}/me`, {
      headers: { authorization, accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    }).catch(() => {
      throw new ControlError(503, 'The backend does not answer; try again.');
    });
    if (response.status === 401) throw new ControlError(401, 'Please sign in.');
    if (response.status >= 500) throw new ControlError(503, 'The backend fails; try again.');
    const known = me.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !known.success) {
      throw new ControlError(
        403,
        'This backend does not say who is an administrator: use the commands.',
      );
    }
    if (known.data.data.role !== 'ADMIN') {
      throw new ControlError(403, 'Only administrators may do this.');
    }
    return { id: known.data.data.id };
  };
}
