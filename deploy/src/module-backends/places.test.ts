import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { proxiedBackend } from '../testing/proxied-backend.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderBackends } from './backend-store.ts';

// However slow a backend or a person is, others get their answers.

const folder = join(temporaryFolder(), 'releases');
let proxy: Awaited<ReturnType<typeof proxiedBackend>>;

beforeAll(async () => {
  proxy = await proxiedBackend(folderBackends(folder));
});
beforeEach(() => {
  respondWith((_request, response) => response.end('{"data":[]}'));
});
afterAll(() => proxy.close());

const call = (options?: InjectOptions) => proxy.call(options);
const respondWith = (respond: (request: IncomingMessage, response: ServerResponse) => void) => {
  proxy.backend.respond = respond;
};

/** The session of one of many people: each may make a few calls at a time. */
const sessionOf = (index: number) => ({ authorization: `Bearer ana${index % 8}` });

/** Makes calls that the backend does not answer before `release`. */
async function callsThatHang<T>(count: number, make: (index: number) => T) {
  const waiting: ServerResponse[] = [];
  respondWith((_request, response) => waiting.push(response));
  const made = Array.from({ length: count }, (_, index) => make(index));
  while (waiting.length < count) await setImmediate();
  const release = () => {
    for (const response of waiting) response.end('{}');
    respondWith((_request, response) => response.end('{}'));
  };
  return { made, release };
}

/** Fakes the timers from now on; returns what waits until so many calls wait for a place. */
function fakeTimers() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });
  return async (count: number) => {
    while (jest.getTimerCount() < count) await setImmediate();
  };
}
afterEach(() => jest.useRealTimers());

test('a backend that hangs refuses further calls instead of collecting them', async () => {
  const { made, release } = await callsThatHang(32, (index) => call({ headers: sessionOf(index) }));
  const waits = fakeTimers();
  const refused = call();
  await waits(1);
  jest.advanceTimersByTime(5_000);
  expect(await refused).toMatchObject({ statusCode: 503 });
  expect((await refused).json().message).toBe(
    'The backend payroll is busy. Try again in a few seconds.',
  );
  jest.useRealTimers();
  release();
  await Promise.all(made);
  expect((await call()).statusCode).toBe(200);
});

test('one person takes four places; the fifth call waits for one of them, and others are served', async () => {
  const { made, release } = await callsThatHang(4, () => call());
  const waits = fakeTimers();
  const late = call();
  await waits(1);
  jest.advanceTimersByTime(4_000);
  const patient = call();
  await waits(2);
  jest.advanceTimersByTime(1_000);
  expect((await late).statusCode).toBe(503);
  expect((await late).json().message).toContain('You have 4 calls to this backend under way');
  respondWith((_request, response) => response.end('{}'));
  expect((await call({ headers: sessionOf(1) })).statusCode).toBe(200);
  release();
  expect((await patient).statusCode).toBe(200);
  for (const one of made) expect((await one).statusCode).toBe(200);
});

test('an answer that never ends is ended', async () => {
  let slow: ServerResponse | undefined;
  respondWith((_request, response) => {
    slow = response;
    response.write('.');
  });
  fakeTimers();
  const headers = { authorization: 'Bearer ana' };
  const { body } = await fetch(`${proxy.address}/ext/payroll/x`, { headers });
  const reader = body?.getReader();
  // It makes progress, which is enough for the limit between two bytes.
  for (let seconds = 0; seconds < 300; seconds += 20) {
    expect((await reader?.read())?.done).toBe(false);
    slow?.write('.');
    jest.advanceTimersByTime(20_000);
  }
  const toTheEnd = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(toTheEnd()).rejects.toThrow();
});

test('people who leave during a call free its place', async () => {
  const leave = new AbortController();
  const init = {
    method: 'POST',
    duplex: 'half' as const,
    signal: leave.signal,
    body: 'x',
  };
  const send = (index: number) => {
    const headers = { ...sessionOf(index), 'content-type': 'text/plain' };
    return fetch(`${proxy.address}/ext/payroll/x`, { ...init, headers }).catch(() => null);
  };
  const { made, release } = await callsThatHang(32, send);
  leave.abort();
  await Promise.all(made);
  release();
  while ((await call()).statusCode === 503);
  expect((await call()).statusCode).toBe(200);
});
