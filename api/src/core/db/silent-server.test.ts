/** @database embedded */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './connection.ts';
import { sql } from './drizzle.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { ThreadStream } from './embedded/thread-stream.ts';

const fail = (error: Error) => {
  throw error;
};

/** Starts a TCP proxy to a database that can be made to drop all data, like a lost network. */
async function startProxy(connectToServer: () => Duplex) {
  let isSilent = false;
  const sockets: Duplex[] = [];
  const proxy = createServer((client) => {
    const server = connectToServer();
    sockets.push(client, server);
    client.on('data', (data) => isSilent || server.write(data));
    server.on('data', (data) => isSilent || client.write(data));
    for (const socket of [client, server])
      socket.on('error', () => {}).on('close', () => server.end());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    setSilent(next: boolean) {
      isSilent = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** Starts the embedded database as a server that is reached over the network. */
async function startServer(dataDir: string) {
  const embedded = await startEmbeddedDatabase(dataDir, fail);
  const proxy = await startProxy(() => new ThreadStream(embedded).connect());
  return { proxy, stop: () => (proxy.stop(), embedded.close()) };
}

test('when the server stops responding a request fails after its time limit; later requests succeed', async () => {
  const testDb = await createTestDatabase({ isEmbedded: true });
  const { proxy, stop } = await startServer(testDb.env.DATA_DIR as string);
  const url = `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`;
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '.' }, fail, 200);
  const query = () => database.db.execute(sql`SELECT 1 AS one`);
  await query();
  proxy.setSilent(true);
  await expect(query()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  proxy.setSilent(false);
  expect((await query()).rows).toEqual([{ one: 1 }]);
  await database.close();
  await stop();
  await testDb.remove();
});
