import type { AccessFixture, Actor } from './fixture.ts';
import type { TestRequest } from './row.ts';

/** Sends a request of the table as an actor. */
export function sendAs(
  { api, tokens }: AccessFixture,
  actor: Actor,
  method: string,
  { path, body, form }: TestRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const token = tokens[actor];
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) data.set(name, value);
  return fetch(api.base + path, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: data }),
  });
}
