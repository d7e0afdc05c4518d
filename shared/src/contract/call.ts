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
}

/** Defines a call and preserves its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
