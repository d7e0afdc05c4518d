import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { send } from './http-answer.ts';
import { localBackend } from './local-backend.ts';

const PERSON = {
  id: 7,
  role: 'ADMIN',
  rights: ['assets'],
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: null,
};

interface Call {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly claims: JWTPayload;
  readonly body: string;
}

const opened: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'rollcall-dev-'));
let issuer: string;
let apiUrl: string;
let backendUrl: string;
/** The calls that the backend has got. */
let calls: Call[];
/** What it responds. */
let respond: (response: ServerResponse) => void;
/** What the console says of the caller. */
let me: { readonly status: number; readonly body: object };

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(listener: Listener): Promise<string> {
  const server = createServer(listener);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A development server that has only the backend: 418 is what it would pass on. Returns its address. */
async function startDev(url: string): Promise<string> {
  let backend: Awaited<ReturnType<typeof localBackend>>;
  const address = await listen(async (request, response) => {
    const own = await backend.answer(request);
    if (own) send(response, own);
    else response.writeHead(418).end();
  });
  backend = await localBackend({ name: 'assets', url, folder, issuer: address, apiUrl });
  return address;
}

beforeAll(async () => {
  const console = await listen((request, response) => {
    const isSignedIn = request.headers.authorization === 'Bearer session';
    const { status, body } = isSignedIn ? me : { status: 401, body: {} };
    response.writeHead(status).end(JSON.stringify(body));
  });
  backendUrl = await listen(async (request, response) => {
    const { method, url, headers } = request;
    const keys = createRemoteJWKSet(new URL('/ext/keys.json', issuer));
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const { payload } = await jwtVerify(token, keys, { issuer, audience: 'assets' });
    const body = await textOf(request);
    calls.push({ line: `${method} ${url}`, headers, claims: payload, body });
    respond(response);
  });
  apiUrl = `${console}/api/v1`;
  issuer = await startDev(backendUrl);
});
beforeEach(() => {
  calls = [];
  me = { status: 200, body: { data: PERSON } };
  respond = (response) => response.end();
});
afterAll(() => {
  for (const server of opened) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(issuer + path, { ...init, headers: { authorization: 'Bearer session', ...init.headers } });

test('a call comes with a token that says who is signed in at the console', async () => {
  respond = (response) =>
    response.writeHead(201, { 'content-type': 'text/csv', 'set-cookie': 'a=1' }).end('id');
  const response = await call('/ext/assets/items?page=2', {
    method: 'POST',
    body: '{"title":"Laptop"}',
    headers: { 'content-type': 'application/json', cookie: 'b=2' },
  });
  expect(calls).toMatchObject([
    {
      line: 'POST /items?page=2',
      body: '{"title":"Laptop"}',
      headers: { 'content-type': 'application/json' },
      claims: { sub: '7', role: 'ADMIN', rights: ['assets'], name: 'Ada', aud: 'assets' },
    },
  ]);
  expect(calls[0]?.headers.cookie).toBeUndefined();
  expect([response.status, await response.text()]).toEqual([201, 'id']);
  expect(response.headers.get('content-type')).toBe('text/csv');
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a refusal of the backend reaches the page as it is', async () => {
  const refusal = { message: 'Choose an employee.', fields: [{ field: 'employee' }] };
  respond = (response) => response.writeHead(422).end(JSON.stringify(refusal));
  const response = await call('/ext/assets/items');
  expect([response.status, await response.json()]).toEqual([422, refusal]);
});

test('a backend that does not accept the token does not end the session', async () => {
  respond = (response) => response.writeHead(401).end('unexpected "iss"');
  const response = await call('/ext/assets/items');
  expect([response.status, await response.json()]).toEqual([
    502,
    {
      message: 'The backend does not accept the token of the development server: unexpected "iss"',
    },
  ]);
});

test.each([
  ['a dead session', 401, {}, 401],
  ['a base backend', 404, {}, 403],
])('%s: the backend is not called', async (_, status, body, expected) => {
  me = { status, body };
  expect((await call('/ext/assets/items')).status).toBe(expected);
  expect(calls).toEqual([]);
});

test('a backend that does not respond is a sentence', async () => {
  const address = await startDev('http://127.0.0.1:1');
  const response = await fetch(`${address}/ext/assets/items`, {
    headers: { authorization: 'Bearer session' },
  });
  expect(response.status).toBe(502);
  const { message } = await response.json();
  expect(message).toMatch(/^The backend at http:\/\/127\.0\.0\.1:1 does not respond: .+\.$/);
});

test('a backend accepts the tokens of a development server that was started again', async () => {
  const address = await startDev(backendUrl);
  const keys = await Promise.all(
    [issuer, address].map(async (url) => (await fetch(`${url}/ext/keys.json`)).text()),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).not.toContain('"d"');
});

test('the calls of other backends go to the console', async () => {
  expect((await call('/ext/payroll/month')).status).toBe(418);
  expect((await call('/api/v1/me')).status).toBe(418);
});
