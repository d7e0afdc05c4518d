import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './connection.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';

const fail = (error: Error) => {
  throw error;
};

/** A way to a database that can be made to swallow whatever goes through it, as a lost network does. */
async function startLine(reach: () => Socket) {
  let isSilent = false;
  const sockets: Socket[] = [];
  const line = createServer((near) => {
    const far = reach();
    sockets.push(near, far);
    near.on('data', (data) => isSilent || far.write(data));
    far.on('data', (data) => isSilent || near.write(data));
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => far.end());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    setSilent(next: boolean) {
      isSilent = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}

/** The embedded database, as a server that is reached over the network. */
async function startServer(dataDir: string) {
  const embedded = await startEmbeddedDatabase(dataDir, fail);
  const line = await startLine(() => connect(join(embedded.host, '.s.PGSQL.5432')));
  return { line, stop: () => (line.stop(), embedded.close()) };
}

test('a server that falls silent costs a request its time limit and no more; afterwards all is as before', async () => {
  const own = await makeTestDatabase({ isEmbedded: true });
  const { line, stop } = await startServer(own.env.DATA_DIR as string);
  const address = `postgresql://postgres@127.0.0.1:${line.port}/postgres`;
  const database = await openDatabase({ DATABASE_URL: address, DATA_DIR: '.' }, fail, 200);
  const ask = () => database.db.execute(sql`SELECT 1 AS one`);
  await ask();
  line.setSilent(true);
  await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  line.setSilent(false);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await database.close();
  await stop();
  await own.remove();
});
