import type { ZodMiniType } from 'zod/mini';

/** Who may make a call: anybody, anybody signed in, or an administrator (spec §6). The server enforces it. */
export type CallAccess = 'public' | 'session' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, described once for client, server, OpenAPI and tests (spec §7).
 * `path` is relative to the versioned API base; `{name}` marks a path parameter.
 */
export interface Call {
  /** Stable name: the key of `API_PATHS`, of the outcomes table and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: CallAccess;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly response: ZodMiniType;
}

/** Keeps the literal types of a call's description. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
