import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { drizzle } from '../../core/db/drizzle.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { addErrorHandlers } from '../errors.ts';
import { addHealthRoutes } from './routes.ts';

/** Health and readiness of a server with its database at a port: statuses, message and `retry-after`. */
async function probe(port: number) {
  const pool = new Pool({ host: '127.0.0.1', port, user: 'x', database: 'x' });
  pool.on('error', () => {});
  const app = Fastify();
  addErrorHandlers(app, { mayLog: () => true });
  addHealthRoutes(app, { db: drizzle({ client: pool }) }, 50);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const [health, ready] = [await fetch(`${base}/health`), await fetch(`${base}/ready`)];
  const responses = [health.status, ready.status, (await ready.json()).message];
  await health.text();
  await app.close();
  return { responses, retryAfter: ready.headers.get('retry-after'), pool };
}
const UNAVAILABLE = [200, 503, 'The database does not respond.'];

test('a server whose database responds is alive and ready', async () => {
  const api = await startTestApi();
  const get = async (path: string) => (await fetch(new URL(path, api.base))).status;
  expect([await get('/api/health'), await get('/api/ready')]).toEqual([200, 200]);
  await api.stop();
});

test('a server whose database is down is alive, not ready, and sends retry-after', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const { responses, retryAfter, pool } = await probe(port);
  expect([responses, retryAfter]).toEqual([UNAVAILABLE, '2']);
  await pool.end();
});

test('a server whose database accepts connections and hangs is reported as not ready in time', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { responses, pool } = await probe((silent.address() as AddressInfo).port);
  expect(responses).toEqual(UNAVAILABLE);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await pool.end();
});
