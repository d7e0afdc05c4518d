import { ENDPOINTS } from '@rollcall/shared/contract';
import {
  type InvalidRequest,
  invalidRequests,
  type Operation,
} from '../testing/invalid-inputs/requests.ts';
import { IS_THOROUGH, someOfEachKind } from '../testing/some-calls.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** A thorough run tries every value in every place; otherwise each place gets some of the values. */
const EVERY_NTH = IS_THOROUGH ? 1 : 9;
/** Calls that also get bodies which no parser accepts: one parser reads the JSON of all. */
const WITH_BODIES = new Set<string>(
  someOfEachKind(
    Object.values(ENDPOINTS).filter(({ method }) => method !== 'GET'),
    ({ access }) => access,
  ).map(({ name }) => name),
);
const CONCURRENCY = 6;
/** A response that takes longer counts as a hang. */
const TIMEOUT_MS = 60_000;
const INTERNALS =
  /node_modules|\\n +at |syntax error|relation \\"|column \\"|\[object|Failed query/;

let api: TestApi;
let admin: { id: number; token: string };
let operations: Map<string, { method: string; path: string; operation: Operation }>;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago', TRUST_PROXY: '1' });
  admin = await api.signedIn({ role: 'ADMIN' });
  await api.signedIn({ role: 'ADMIN' });
  const { body } = await api.sendRaw('GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { method: method.toUpperCase(), path: path.replace('/api/v1', ''), operation },
      ]),
    ),
  );
});
afterAll(() => api.stop());
beforeEach(() =>
  api.database.withClient(async (client) => {
    await client.query('UPDATE sessions SET revoked_at = NULL WHERE employee_id = $1', [admin.id]);
    await client.query('DELETE FROM time_logs');
  }),
);

test('the document describes every endpoint', () => {
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(Object.keys(ENDPOINTS))(
  '%s responds to every invalid request with a sentence',
  async (name) => {
    const { method = '', path = '', operation } = operations.get(name) ?? {};
    if (!operation) throw new Error(`${name} is not in the document`);
    const requests = invalidRequests(path, operation, {
      everyNth: EVERY_NTH,
      withBodies: WITH_BODIES.has(name),
    });
    let sent = 0;
    const work = async () => {
      for (const request of requests) {
        sent += 1;
        const found = await faultOf(method, request, sent);
        expect(found && `${method} ${request.path.slice(0, 200)}, ${request.title}: ${found}`).toBe(
          undefined,
        );
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    expect(sent).toBeGreaterThan(0);
  },
);

/**
 * Returns what is wrong with the response to a request. Each request has its own IP address, so that none is
 * throttled.
 */
async function faultOf(method: string, request: InvalidRequest, n: number) {
  const response = await fetch(api.base + request.path, {
    method,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...request.headers,
    },
    ...(request.body !== undefined && { body: request.body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => error);
  if (response instanceof Error) return `${response.message} ${String(response.cause)}`;
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text}`;
  if (response.status < 400) return undefined;
  const { message } = JSON.parse(text) as { message?: unknown };
  const isSentence = typeof message === 'string' && /\S+ \S+/.test(message);
  return isSentence && !INTERNALS.test(text) ? undefined : `${response.status} ${text}`;
}
