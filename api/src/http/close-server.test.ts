import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeServer } from '@rollcall/shared/node';
import Fastify from 'fastify';

/** A server that is asked something and takes until `finish` to answer. */
async function underWay() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const server = Fastify();
  server.get('/', async () => {
    ask();
    await finished;
    return { status: true };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const answer = text(socket).catch(String);
  await asked;
  return { server, port, answer, finish };
}

test('a request under way is answered, and nobody else is let in', async () => {
  const { server, port, answer, finish } = await underWay();
  const closed = closeServer(server);
  const [refusal] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refusal.code).toBe('ECONNREFUSED');
  finish();
  await closed;
  expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"status":true\}$/);
});

test('what does not end in time is cut off', async () => {
  const { server, answer } = await underWay();
  await closeServer(server, 20);
  expect(await answer).not.toContain('200');
});
