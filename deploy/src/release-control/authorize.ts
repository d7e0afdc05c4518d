import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/**
 * Returns the administrator who makes a request. In one process with the API it is the API's own check; otherwise the
 * API is asked over HTTP (design §6).
 * @throws an error with `statusCode` 401 or 403.
 */
export type Authorize = (
  request: Pick<FastifyRequest, 'headers'>,
) => Promise<{ readonly id: number | string }>;

/** A refusal with its HTTP status; its message is for people. */
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
 * Asks the backend at `baseUrl` for the owner of a request's token (`GET /me`). A base backend has no such call: then
 * all requests are refused, and releases are controlled with the commands only.
 */
export function authorizeByApi(baseUrl: string): Authorize {
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
    const parsed = me.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) {
      throw new ControlError(
        403,
        'This backend does not report who is an administrator: use the release commands instead.',
      );
    }
    if (parsed.data.data.role !== 'ADMIN') {
      throw new ControlError(403, 'Only administrators may do this.');
    }
    return { id: parsed.data.data.id };
  };
}
