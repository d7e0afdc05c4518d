/** Who may make a call: anyone, any signed-in user, or an administrator (spec §6). The server enforces it. */
export type CallAccess = 'public' | 'session' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The part of a call that a client needs. `path` is relative to the versioned base; `{name}` is a parameter. */
export interface Endpoint {
  /** Stable name: the key of `API_PATHS`, of the default error messages and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: CallAccess;
}

/** An endpoint with its literal types. */
export const endpoint = <
  const N extends string,
  const M extends HttpMethod,
  const P extends string,
  const A extends CallAccess,
>(
  name: N,
  method: M,
  path: P,
  access: A,
) => ({ name, method, path, access });
