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

/** An endpoint with its literal types, which gets its name by {@link named}. */
export const endpoint = <
  const M extends HttpMethod,
  const P extends string,
  const A extends CallAccess,
>(
  method: M,
  path: P,
  access: A,
) => ({ method, path, access });

/** Gives endpoints their keys as names: every page downloads them, so none is written twice. */
export const named = <const T extends Readonly<Record<string, Omit<Endpoint, 'name'>>>>(
  endpoints: T,
) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, rest]) => [name, { name, ...rest }]),
  ) as { readonly [N in keyof T]: T[N] & { readonly name: N } };
