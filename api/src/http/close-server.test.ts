import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeServer } from '@rollcall/shared/node';
import Fastify from 'fastify';

/** Starts a server with one request in progress, which ends at `finish`. */
async function startSlowRequest() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const server = Fastify();
  server.get('/', async () => {
    receive();
    await finished;
    return { status: true };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const response = text(socket).catch(String);
  await received;
  return { server, port, response, finish };
}

test('a request in progress is completed, its connection is closed, and new ones are refused', async () => {
  const { server, port, response, finish } = await startSlowRequest();
  const closed = closeServer(server, 3_600_000);
  const [refusal] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refusal.code).toBe('ECONNREFUSED');
  finish();
  await closed;
  expect(await response).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"status":true\}$/);
});

test('a request that takes too long is cut off', async () => {
  const { server, response } = await startSlowRequest();
  await closeServer(server, 20);
  expect(await response).not.toContain('200');
});
