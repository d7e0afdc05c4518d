import * as contract from '@rollcall/shared/contract';
import { exampleResponse } from './example-response.ts';
import { roleOf, seededSession } from './sessions.ts';

/** Below the origin of a console in a smoke test. */
export const API_PREFIX = '/api/v1';

/** The calls of the contract. */
export const CALLS: readonly contract.Call[] = Object.values<unknown>(contract).filter(isCall);

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'response' in value && 'path' in value;
}

interface Received {
  readonly method: string;
  /** Below {@link API_PREFIX}, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The response of a smoke test's server to a call: an example of the contract (decision 067); any other call is not found. */
export function answerCall({ method, path, query, authorization }: Received): Answer {
  const call = findCall(method, path);
  if (!call) return { status: 404, body: refused('There is no such call.') };
  const role = roleOf(authorization);
  if (isRefused(call, role)) {
    const status = role === 'signed out' ? 401 : 403;
    return { status, body: refused('This session may not make this call.') };
  }
  const now = new Date();
  const { user } = seededSession(role, now);
  return { status: 200, body: exampleResponse(call, query.has('page'), { now, user }) };
}

/** A path without parameters comes first. */
function findCall(method: string, path: string): contract.Call | undefined {
  const calls = CALLS.filter((call) => call.method === method);
  return calls.find((call) => call.path === path) ?? calls.find((call) => matches(call.path, path));
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

const isRefused = ({ access }: contract.Call, role: string) =>
  access === 'admin' ? role !== 'administrator' : access === 'session' && role === 'signed out';

const refused = (message: string) => ({ status: false, message });

/** The response of backends of modules: a smoke test has none, so that pages show their own error (decision 075). */
export const NO_BACKEND: Answer = {
  status: 503,
  body: refused('There is no backend in a smoke test.'),
};
