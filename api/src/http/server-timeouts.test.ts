import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pauseFor } from 'node:timers/promises';
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

/** Sends a byte now and then until the other side hangs up; what it has answered. */
async function dribble(socket: Socket, first: string): Promise<string> {
  const answer = text(socket).catch(() => '');
  socket.on('error', () => {});
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 40);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

test.each([
  [
    'a body',
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999\r\n\r\n{',
  ],
  ['a head', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: '],
])(
  '%s that is sent a byte at a time is answered 408, and the connection closed',
  async (_title, first) => {
    const { port, log } = await start({ requestTimeout: 300, http });
    const answer = await dribble(connect(port, '127.0.0.1'), first);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"malformed"');
    expect(log().filter(({ level }) => level >= 40)).toEqual([]);
  },
);

test('a connection on which nothing moves is closed', async () => {
  const { port } = await start({ connectionTimeout: 200 });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const connectedAt = performance.now();
  await once(socket, 'close');
  expect(performance.now() - connectedAt).toBeLessThan(5000);
});

test('an answer that takes longer than a request may is not cut', async () => {
  const slow = Fastify({
    ...fastifyOptions(readApiSettings({})),
    requestTimeout: 200,
    connectionTimeout: 400,
    http,
  });
  slow.get('/', (_request, reply) => reply.send(Readable.from(slowly())));
  const answer = await fetch(await slow.listen({ port: 0, host: '127.0.0.1' }));
  expect(await answer.text()).toBe('part '.repeat(8));
  await slow.close();
});

async function* slowly() {
  for (let n = 0; n < 8; n += 1) {
    await pauseFor(100);
    yield 'part ';
  }
}

test('what is unreadable is answered with the error body of the contract', async () => {
  const { port } = await start({});
  const socket = connect(port, '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"message":"The request cannot be read\."/,
  );
});

test('a request has time for 5 MB at 0.5 Mbit/s', () => {
  expect(SERVER_TIMEOUTS.requestTimeout).toBeGreaterThan(((5 * 2 ** 20 * 8) / 0.5e6) * 1000);
});
