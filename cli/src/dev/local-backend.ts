import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { publicKeys, signToken } from '../backend/backend-token.ts';
import { readPerson } from '../backend/person.ts';
import { devKey } from './dev-key.ts';
import { type Answer, json, only } from './http-answer.ts';
import { reasonOf } from './reason-of.ts';

interface Options {
  /** The name of the backend in module.json. */
  readonly name: string;
  /** Where it listens. */
  readonly url: string;
  /** The folder of the module, which keeps the key. */
  readonly folder: string;
  /** The address of the development server, as the backend reads it in tokens. */
  readonly issuer: string;
  /** The base URL of the console's own calls. */
  readonly apiUrl: string;
}

export type LocalBackend = Awaited<ReturnType<typeof localBackend>>;

/** How long a backend may take, in milliseconds, as at the console. */
const TIMEOUT_MS = 30_000;

/** What a backend learns of a request, and a page of its response. */
const PASSED = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'range'];
const RETURNED = ['content-disposition', 'content-range', 'retry-after'];

/**
 * Passes the calls of pages to a backend on the developer's machine, as the console does (decision 075): with a token that
 * says who is signed in at the console. The tokens have a key of their own, so that no other backend accepts them.
 */
export async function localBackend({ name, url, folder, issuer, apiUrl }: Options) {
  const key = await devKey(folder);
  const prefix = `/ext/${name}/`;

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    const { authorization = '' } = request.headers;
    const me = await fetch(`${apiUrl}/me`, { headers: { authorization } });
    const person = await readPerson(me);
    if (!person) {
      const message = 'The console does not say who is signed in.';
      return json(me.status === 401 ? 401 : 403, { message });
    }
    const token = await signToken(key, { person, audience: name, issuer });
    try {
      return await forward(request, url + path, token);
    } catch (error) {
      const message = `The backend at ${url} does not respond: ${reasonOf(error)}.`;
      return json(502, { message });
    }
  }

  return {
    capability: `ext.${name}`,
    /** Undefined for requests that are not for this backend. */
    async answer(request: IncomingMessage): Promise<Answer | undefined> {
      const { url: path = '' } = request;
      if (path.split('?', 1)[0] === '/ext/keys.json') return json(200, publicKeys(key));
      if (!path.startsWith(prefix)) return undefined;
      return answer(request, path.slice(prefix.length - 1));
    },
  };
}

/** The answer of the backend. Its 401 is not about the session of the person, which must not end. */
async function forward(request: IncomingMessage, url: string, token: string): Promise<Answer> {
  const { method = 'GET', headers } = request;
  const passed = PASSED.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(url, {
    method,
    headers: { ...Object.fromEntries(passed), authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  } as RequestInit);
  if (response.status === 401) {
    const message = `The backend does not accept the token of the development server: ${await response.text()}`;
    return json(502, { message });
  }
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await response.arrayBuffer()),
    headers: only(response.headers, RETURNED),
  };
}
