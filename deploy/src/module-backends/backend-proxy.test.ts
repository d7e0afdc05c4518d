import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { ISSUER, proxiedBackend } from '../testing/proxied-backend.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderBackends, removeBackend, renewKey, setBackend } from './backend-store.ts';

const releases = join(temporaryFolder(), 'releases');
const file = join(releases, 'backends.json');
const backends = folderBackends(releases);
let proxy: Awaited<ReturnType<typeof proxiedBackend>>;

beforeAll(async () => {
  proxy = await proxiedBackend(backends);
});
beforeEach(() => {
  proxy.backend.received = [];
  respondWith((_request, response) => response.end('{"data":[]}'));
});
afterAll(() => proxy.close());

const call = (options?: InjectOptions) => proxy.call(options);
const respondWith = (respond: (request: IncomingMessage, response: ServerResponse) => void) => {
  proxy.backend.respond = respond;
};

test('a call reaches the backend with path, query and body', async () => {
  respondWith((_request, response) =>
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":1}'),
  );
  const response = await call({
    method: 'POST',
    url: '/ext/payroll/periods/3%2F4?year=2026&path=../x',
    payload: { closed: true },
  });
  expect([response.statusCode, response.json()]).toEqual([201, { id: 1 }]);
  expect(proxy.backend.received).toMatchObject([
    { method: 'POST', url: '/v2/periods/3%2F4?year=2026&path=../x', body: '{"closed":true}' },
  ]);
});

test('the backend gets a token for itself, which names the person, and neither session nor cookies', async () => {
  await call({
    headers: { cookie: 'device=secret', 'x-forwarded-for': '10.0.0.1', referer: 'https://x' },
  });
  const headers = proxy.backend.received[0]?.headers ?? {};
  expect(Object.keys(headers).toSorted()).toEqual([
    'authorization',
    'connection',
    'host',
    'x-request-id',
  ]);
  const { body: keys } = await proxy.app.inject('/ext/keys.json');
  expect(keys).not.toContain('"d"');
  const token = String(headers.authorization).replace('Bearer ', '');
  const { payload } = await jwtVerify(token, createLocalJWKSet(JSON.parse(keys)), {
    audience: 'payroll',
    issuer: ISSUER,
  });
  expect(payload).toMatchObject({
    sub: '7',
    role: 'EMPLOYEE',
    rights: ['payroll'],
    email: 'ana@example.test',
    name: 'Ana',
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
});

test('a token of a replaced key is refused by who fetches the keys', async () => {
  await call();
  const token = String(proxy.backend.received[0]?.headers.authorization).replace('Bearer ', '');
  await renewKey(backends);
  const keys = createLocalJWKSet((await proxy.app.inject('/ext/keys.json')).json());
  await expect(jwtVerify(token, keys)).rejects.toThrow('no applicable key');
});

test('a response cannot speak for the console: cookies, policies and redirects are dropped', async () => {
  respondWith((_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'session=stolen',
        'content-security-policy': 'default-src *',
        'clear-site-data': '"*"',
        'access-control-allow-origin': '*',
        'service-worker-allowed': '/',
        location: 'https://evil.example.test',
        date: 'Mon, 01 Jan 2001 00:00:00 GMT',
      })
      .end('<script>alert(1)</script>'),
  );
  const { headers } = await call();
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  for (const name of ['set-cookie', 'clear-site-data', 'access-control-allow-origin', 'location']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(headers['service-worker-allowed']).toBeUndefined();
  expect(headers.date).not.toContain('2001');
});

test.each([
  ['without a session', { headers: { authorization: '' } }, 401, 'Please sign in.'],
  ['on a base backend', { headers: { authorization: 'Bearer base' } }, 403, 'does not know who'],
  ['of another name', { url: '/ext/unknown/periods' }, 404, 'npm run backend -- set'],
  ['above the upstream', { url: '/ext/payroll/..%2f..%2fadmin' }, 400, 'cannot be read'],
  ['with an encoded name', { url: '/ext/pay%72oll/periods' }, 400, 'cannot be read'],
])('a call %s is refused', async (_title, request, status, message) => {
  const response = await call(request);
  expect([response.statusCode, response.json().status]).toEqual([status, false]);
  expect(response.json().message).toContain(message);
  expect(proxy.backend.received).toEqual([]);
});

test('a body over 10 MB is refused', async () => {
  const payload = Buffer.alloc(10 * 1024 * 1024 + 1);
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await call({ method: 'POST', payload, headers })).statusCode).toBe(413);
});

test('without a session no body is read', async () => {
  const payload = new Readable({ read: () => undefined });
  const headers = { authorization: 'Bearer unknown', 'content-type': 'a/b' };
  const response = await call({ method: 'POST', payload, headers });
  expect(response.statusCode).toBe(401);
});

test('a host name after two slashes stays a path', async () => {
  await call({ url: '/ext/payroll//evil.example.test/x' });
  expect(proxy.backend.received[0]?.url).toBe('/v2//evil.example.test/x');
});

test('a failure of the backend reaches the page as it is, and is not repeated', async () => {
  respondWith((_request, response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"Closed"}'),
  );
  const response = await call();
  expect([response.statusCode, response.json()]).toEqual([503, { message: 'Closed' }]);
  expect(proxy.backend.received).toHaveLength(1);
});

test('a backend that refuses the token does not end the session', async () => {
  respondWith((_request, response) =>
    response.writeHead(401, { 'content-encoding': 'br', 'content-length': '3' }).end('no!'),
  );
  const response = await call();
  expect(response.statusCode).toBe(502);
  expect(response.json().message).toContain('payroll does not accept the console’s token');
});

test('a backend that breaks off, or that is not there, is 502', async () => {
  respondWith((request) => request.socket.destroy());
  expect((await call()).statusCode).toBe(502);
  await setBackend(
    backends,
    { name: 'gone', upstream: 'http://127.0.0.1:1', by: 'ada' },
    new Date(),
  );
  const response = await call({ url: '/ext/gone/x' });
  expect(response.statusCode).toBe(502);
  expect(response.json().message).toBe('The backend gone does not respond. Try again later.');
});

test('a damaged list of backends is 503, and says what the operator can do', async () => {
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, '{');
  const responses = [await call(), await proxy.app.inject('/ext/keys.json')];
  writeFileSync(file, good);
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.json().message).toContain('backends.json is damaged: restore it');
  }
});

test('a removed backend is refused at once', async () => {
  await removeBackend(backends, 'gone');
  expect((await call({ url: '/ext/gone/x' })).statusCode).toBe(404);
  await expect(removeBackend(backends, 'gone')).rejects.toThrow('There is no backend gone');
});

test.each([
  ['Payroll', 'http://127.0.0.1', 'is no name of a backend'],
  ['a/b', 'http://127.0.0.1', 'is no name of a backend'],
  ['payroll', 'ftp://127.0.0.1', '--to: give the http or https address'],
  ['payroll', 'payroll:7000?x=1', '--to: give the http or https address'],
  ['payroll', 'http://ada:secret@127.0.0.1', '--to: an address with a password'],
])('%s at %s is refused', async (name, to, message) => {
  await expect(setBackend(backends, { name, upstream: to, by: 'ada' }, new Date())).rejects.toThrow(
    message,
  );
});
