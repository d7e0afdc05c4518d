/** @jest-environment jsdom */

import { listLeaves, requestLeave } from '../contract/index.ts';
import { serveContract } from '../testing/contract-server.ts';
import { ApiError } from './api-error.ts';
import { configureTransport, send } from './transport.ts';

const server = serveContract();
const OK = { status: true, message: 'OK', data: [] };
const EARLY = { status: true, message: 'early', data: [] };
const onServerTime = jest.fn();
const onUnauthorized = jest.fn();

beforeEach(() => {
  const { baseUrl } = server;
  const getToken = () => 'a.token';
  configureTransport({
    baseUrl,
    paths: {},
    getToken,
    onUnauthorized,
    onServerTime,
    notify: jest.fn(),
  });
  jest.clearAllMocks();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  server.respond(listLeaves, () => OK);
});
afterEach(() => {
  globalThis.rollcallFirstCall = undefined;
  jest.restoreAllMocks();
});

/** jsdom has no responses. */
const aResponse = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Map([['date', 'Mon, 09 Mar 2026 10:00:00 GMT']]),
    text: async () => JSON.stringify(body),
  }) as unknown as Response;

function begin(changes: Partial<NonNullable<typeof globalThis.rollcallFirstCall>> = {}): void {
  globalThis.rollcallFirstCall = {
    url: `${server.baseUrl}${listLeaves.path}?page=0`,
    token: 'a.token',
    sentAt: 7,
    response: Promise.resolve(aResponse(200, EARLY)),
    ...changes,
  };
}

const read = (page = 0) => send(listLeaves, { query: { page } });

test('the call that the page has begun is used once (decision 087)', async () => {
  begin();
  await expect(read()).resolves.toEqual(EARLY);
  expect(server.requests).toEqual([]);
  expect(onServerTime).toHaveBeenCalledWith(expect.objectContaining({ sentAt: 7 }));
  await expect(read()).resolves.toEqual(OK);
});

test('a refusal is read like that of any call, and ends the session', async () => {
  begin({ response: Promise.resolve(aResponse(401, { message: 'No' })) });
  const error = await read().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 401, message: 'No' });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([
  ['one with another query', () => begin(), () => read(1)],
  ['one of another session', () => begin({ token: 'other' }), () => read()],
  [
    'one that failed',
    () => begin({ response: Promise.reject(new TypeError('off')) }),
    () => read(),
  ],
  [
    'one whose body broke off',
    () => {
      const text = () => Promise.reject(new TypeError('off'));
      begin({ response: Promise.resolve({ ...aResponse(200, EARLY), text }) });
    },
    () => read(),
  ],
  [
    'one that is too old',
    () => {
      begin();
      jest.spyOn(performance, 'now').mockReturnValue(20_000);
    },
    () => read(),
  ],
])('the page makes the call itself after %s', async (_, prepare, call) => {
  prepare();
  await expect(call()).resolves.toEqual(OK);
  expect(server.requests).toHaveLength(1);
});

test('a write never uses it', async () => {
  begin({ url: server.baseUrl + requestLeave.path });
  server.respondRaw(requestLeave, () => ({ status: 400, body: { message: 'No' } }));
  server.acceptInvalid(requestLeave);
  await expect(send(requestLeave, { body: {} as never })).rejects.toThrow('No');
});
