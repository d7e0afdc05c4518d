import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { startTestApi } from '../../testing/test-api.ts';
import { answerErrors } from '../errors.ts';
import { addHealthRoutes } from './routes.ts';

/** Health and readiness of a server whose database is at a port; answers status, message and when to ask again. */
async function ask(port: number) {
  const pool = new Pool({ host: '127.0.0.1', port, user: 'x', database: 'x' });
  pool.on('error', () => {});
  const app = Fastify();
  answerErrors(app, { mayLog: () => true });
  addHealthRoutes(app, { db: drizzle({ client: pool }) }, 50);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const [health, ready] = [await fetch(`${base}/health`), await fetch(`${base}/ready`)];
  const said = [health.status, ready.status, (await ready.json()).message];
  await health.text();
  await app.close();
  return { said, retryAfter: ready.headers.get('retry-after'), pool };
}
const AWAY = [200, 503, 'The database does not answer.'];

test('a server whose database answers is alive and ready', async () => {
  const api = await startTestApi();
  const get = async (path: string) => (await fetch(new URL(path, api.base))).status;
  expect([await get('/api/health'), await get('/api/ready')]).toEqual([200, 200]);
  await api.stop();
});

test('one whose database is gone is alive, not ready, and says when to ask again', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const { said, retryAfter, pool } = await ask(port);
  expect([said, retryAfter]).toEqual([AWAY, '2']);
  await pool.end();
});

test('one whose database takes connections and says nothing is not ready either, and soon', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { said, pool } = await ask((silent.address() as AddressInfo).port);
  expect(said).toEqual(AWAY);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await pool.end();
});
