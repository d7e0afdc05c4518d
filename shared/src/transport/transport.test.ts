/** @jest-environment jsdom */

import {
  listBreaks,
  listLeaves,
  readLeaveCalendarLink,
  requestLeave,
  upload,
} from '../contract/index.ts';
import { serveContract } from '../testing/contract-server.ts';
import { ApiError } from './api-error.ts';
import type { FormOf } from './call-options.ts';
import { configureTransport, send } from './transport.ts';

const server = serveContract();
/** Any call that reads. */
const read = listLeaves;
const OK = { status: true, message: 'OK', data: [] };
const LEAVE = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03', reason: 'Sá' };

let token: string | null;
const onUnauthorized = jest.fn();

function configure(paths: Readonly<Record<string, string>> = {}): void {
  const { baseUrl } = server;
  configureTransport({ baseUrl, paths, getToken: () => token, onUnauthorized, notify: jest.fn() });
}

beforeEach(() => {
  token = 'first';
  onUnauthorized.mockReset();
  configure();
});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an ApiError, got ${String(error)}`);
}

test('a call sends the bearer token and accepts JSON (spec §7)', async () => {
  server.respond(read, () => OK);
  await expect(send(read)).resolves.toEqual(OK);
  expect(server.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer first',
    accept: 'application/json',
  });
});

test.each([200, 503])('a response with status %i states the time of the server', async (status) => {
  const onServerTime = jest.fn();
  configureTransport({
    baseUrl: server.baseUrl,
    paths: {},
    getToken: () => token,
    onUnauthorized,
    notify: jest.fn(),
    onServerTime,
  });
  server.respondRaw(read, () => ({
    status,
    body: OK,
    headers: { Date: 'Mon, 09 Mar 2026 10:00:00 GMT', 'Access-Control-Expose-Headers': 'Date' },
  }));
  const before = Date.now();
  await send(read).catch(() => undefined);
  const [[stated]] = onServerTime.mock.calls as [[Record<string, number>]];
  expect(stated).toMatchObject({ serverTime: Date.UTC(2026, 2, 9, 10), precision: 1000 });
  expect(stated.sentAt).toBeGreaterThanOrEqual(before);
  expect(stated.receivedAt).toBeLessThanOrEqual(Date.now());
});

test('without a token there is no authorization header', async () => {
  token = null;
  server.respond(read, () => OK);
  await send(read);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('a body is sent as JSON', async () => {
  server.respondRaw(requestLeave, () => ({ status: 200, body: {} }));
  await send(requestLeave, { body: LEAVE });
  expect(server.requests[0]?.body).toEqual(LEAVE);
  expect(server.requests[0]?.headers['content-type']).toMatch(/^application\/json/);
});

test('numbers and booleans of a query are sent as text; undefined fields are omitted', async () => {
  server.respondRaw(listBreaks, () => ({ status: 200, body: {} }));
  await send(listBreaks, { query: { page: 0, isOpen: false, search: undefined } });
  expect(server.requests[0]?.query).toEqual({ page: '0', isOpen: 'false' });
});

test('a retryable write sends its idempotency key (design §9)', async () => {
  server.respondRaw(requestLeave, () => ({ status: 200, body: {} }));
  await send(requestLeave, { body: LEAVE, idempotencyKey: 'one-form' });
  await send(requestLeave, { body: LEAVE });
  expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'one-form',
    undefined,
  ]);
});

test('a form sets its own content type, with its boundary (spec §7)', async () => {
  server.respondRaw(upload, () => ({ status: 200, body: {} }));
  const body = new FormData();
  body.append('file', new File(['x'], 'photo.png'));
  await send(upload, { body: body as FormOf<'upload'> });
  expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('a form has three minutes, because uploads are slow; any other call has 30 seconds', async () => {
  const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  server.respondRaw(upload, () => ({ status: 200, body: {} }));
  server.respondRaw(requestLeave, () => ({ status: 200, body: {} }));
  const body = new FormData();
  body.append('file', new File(['x'], 'photo.png'));
  await send(upload, { body: body as FormOf<'upload'> });
  expect(timeout).toHaveBeenLastCalledWith(180_000);
  await send(requestLeave, { body: LEAVE });
  expect(timeout).toHaveBeenLastCalledWith(30_000);
  timeout.mockRestore();
});

test('path parameters are encoded; a missing one throws an error', async () => {
  const body = { status: true };
  server.respondRaw({ ...readLeaveCalendarLink, path: '/leaves/calendar-link/a%2Fb.ics' }, () => ({
    status: 200,
    body,
  }));
  await expect(send(readLeaveCalendarLink, { params: { secret: 'a/b' } })).resolves.toEqual(body);
  // @ts-expect-error -- the path has a parameter
  await expect(send(readLeaveCalendarLink)).rejects.toThrow('needs the parameter secret');
});

test('a path in API_PATHS replaces that of the contract (spec §7)', async () => {
  configure({ listLeaves: '/v2/leaves' });
  server.respondRaw({ ...read, path: '/v2/leaves' }, () => ({ status: 200, body: 'overridden' }));
  await expect(send(read)).resolves.toBe('overridden');
});

test('a 401 for the current token ends the session (spec §4)', async () => {
  server.refuse(read, 401, 'Your session has ended.');
  await expect(failureOf(send(read))).resolves.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a late 401 for an old token is ignored (design §7)', async () => {
  server.respondRaw(read, () => {
    token = 'second';
    return { status: 401, body: {} };
  });
  await failureOf(send(read));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a 401 without a token does not end the session', async () => {
  token = null;
  server.refuse(read, 401, 'Email or password is wrong.');
  const { message } = await failureOf(send(read));
  expect(message).toBe('Email or password is wrong.');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([403, 404, 422, 500])('a %d does not end the session', async (status) => {
  server.refuse(read, status, 'No.');
  await expect(failureOf(send(read))).resolves.toMatchObject({ status, message: 'No.' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a failure has message, code, fields and request id', async () => {
  const body = {
    message: 'Two fields are wrong.',
    code: 'rule-broken',
    fields: [{ field: 'email', message: 'Email is taken' }, { field: 'x' }, null],
    requestId: 'r-1',
  };
  server.respondRaw(read, () => ({ status: 422, body }));
  await expect(failureOf(send(read))).resolves.toMatchObject({
    message: 'Two fields are wrong.',
    code: 'rule-broken',
    fields: [{ field: 'email', message: 'Email is taken' }],
    requestId: 'r-1',
    status: 422,
  });
});

test.each([
  ['an HTML page', '<html>'],
  ['a JSON list', [1]],
  ['null', null],
  ['an empty message', { message: ' ' }],
  ['a message that is not text', { message: { text: 'x' } }],
])('%s gives no message, so the call’s default is used (spec §8)', async (_, body) => {
  server.respondRaw(read, () => ({ status: 500, body }));
  const error = await failureOf(send(read));
  expect(error).toMatchObject({ message: '', origin: 'default' });
  const named = error.withDefault('Failed to fetch things');
  expect(named).toMatchObject({ message: 'Failed to fetch things', origin: 'default' });
});

test('several messages are joined into one', async () => {
  const message = ['email must be an email', { at: 3 }, 'phone is too short'];
  server.respondRaw(read, () => ({ status: 422, body: { message } }));
  expect((await failureOf(send(read))).message).toBe('email must be an email, phone is too short');
});

test("a server's message is never replaced by the default", async () => {
  server.refuse(read, 500, 'Disk full.');
  const error = (await failureOf(send(read))).withDefault('Failed');
  expect(error).toMatchObject({ message: 'Disk full.', origin: 'server' });
});

test('the message of a module is a default, also when the module does not say so', () => {
  expect(new ApiError({ message: 'No token received', status: 200 }).origin).toBe('default');
});

test.each([
  ['30', 30],
  ['0.5', 1],
  ['0', 0],
  ['soon', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
])('Retry-After %s is read as %s', async (header, seconds) => {
  server.refuse(read, 429, 'Slow down.', { 'Retry-After': header });
  expect((await failureOf(send(read))).retryAfterSeconds).toBe(seconds);
});

test('a server that cannot be reached is a failure with status 0', async () => {
  // jsdom prints the network error on the console.
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const baseUrl = 'http://127.0.0.1:1/api/v1';
  configureTransport({ baseUrl, paths: {}, getToken: () => token, onUnauthorized, notify() {} });
  const error = (await failureOf(send(read))).withDefault('Failed');
  expect(error).toMatchObject({ status: 0, message: 'Failed', origin: 'network' });
  printed.mockRestore();
});

test('a cancelled call rethrows its cancellation', async () => {
  const controller = new AbortController();
  server.respond(read, async () => {
    controller.abort();
    return OK;
  });
  const error = await send(read, { signal: controller.signal }).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'ERR_CANCELED' });
});
