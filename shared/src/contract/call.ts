import type { ZodMiniType } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** One call of the API with its schemas, described once for client, server, OpenAPI and tests (spec §7). */
export interface Call extends Endpoint {
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly response: ZodMiniType;
  /** The body is a form (multipart/form-data), since it carries files. */
  readonly isForm?: true;
}

/** Keeps the literal types of a call's description. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
