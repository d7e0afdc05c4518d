import type { ZodMiniType } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** An API call with its schemas, defined once for client, server, OpenAPI and tests (spec §7). */
export interface Call extends Endpoint {
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly response: ZodMiniType;
  /** The body is a form (multipart/form-data), because it contains files. */
  readonly isForm?: true;
  /**
   * The call refuses an Idempotency-Key: its response is a secret, which is not stored, or what it checks about the
   * caller no longer holds in a retry (design §9). Public calls refuse it, too, since a key belongs to a caller.
   */
  readonly refusesIdempotencyKey?: true;
}

/** Defines a call and preserves its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
