import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVER_TIMEOUTS } from '@rollcall/shared/node';
import Fastify, { type FastifyHttpOptions } from 'fastify';
import { readApiSettings } from '../core/env.ts';
import { type LoggingServer, startLoggingServer } from '../testing/logging-server.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { fastifyOptions } from './fastify-options.ts';

let api: TestApi;
let server: LoggingServer | undefined;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => api.stop());

const start = async (timeouts: FastifyHttpOptions<Server>) => {
  server = await startLoggingServer(api, {}, timeouts);
  return server;
};
const http = { headersTimeout: 200, connectionsCheckingInterval: 50 };

/** Resolves once a connection is closed, be it by an error, as when the server resets it. */
function untilClosed(socket: Socket): Promise<void> {
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends a byte at a time until the server's time is up; returns what it sent until it closed the connection. */
async function sendSlowly(first: string, slow: LoggingServer): Promise<string> {
  const socket = connect(slow.port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 40);
  // A byte sent to a connection that the server has closed would discard the response.
  slow.server.server.once('clientError', () => clearInterval(timer));
  await untilClosed(socket);
  clearInterval(timer);
  return response;
}

test.each([
  [
    'a body',
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999\r\n\r\n{',
  ],
  ['a head', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: '],
])(
  '%s that is sent a byte at a time gets 408, and the connection is closed',
  async (_title, first) => {
    const slow = await start({ requestTimeout: 300, http });
    const response = await sendSlowly(first, slow);
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toContain('"code":"malformed"');
    expect(slow.log().filter(({ level }) => level >= 40)).toEqual([]);
  },
);

test('an idle connection is closed', async () => {
  const { port } = await start({ connectionTimeout: 200 });
  const socket = connect(port, '127.0.0.1');
  const closed = untilClosed(socket);
  await once(socket, 'connect');
  await closed;
});

test('a response that takes longer than the request timeout is not cut off', async () => {
  const slow = Fastify({
    ...fastifyOptions(readApiSettings({})),
    requestTimeout: 200,
    http,
  });
  slow.get('/', (_request, reply) => reply.send(Readable.from(slowly())));
  const response = await fetch(await slow.listen({ port: 0, host: '127.0.0.1' }));
  expect(await response.text()).toBe('part '.repeat(8));
  await slow.close();
});

async function* slowly() {
  for (let n = 0; n < 8; n += 1) {
    await delay(100);
    yield 'part ';
  }
}

test('an unreadable request gets the error body of the contract', async () => {
  const { port } = await start({});
  const socket = connect(port, '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"message":"The request cannot be read\."/,
  );
});

test('the request timeout allows 5 MB at 0.5 Mbit/s', () => {
  expect(SERVER_TIMEOUTS.requestTimeout).toBeGreaterThan(((5 * 2 ** 20 * 8) / 0.5e6) * 1000);
});
