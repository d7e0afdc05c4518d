import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { administratorOf, identifyByApi } from './identify.ts';

let backend: FastifyInstance;
let base: string;

beforeAll(async () => {
  backend = Fastify();
  const people: Record<string, object> = {
    'Bearer admin': { id: 7, role: 'ADMIN' },
    'Bearer employee': { id: 8, role: 'EMPLOYEE' },
    'Bearer unknown': { name: 'no role' },
  };
  backend.get('/v1/me', async ({ headers: { authorization = '' } }, reply) => {
    if (authorization === 'Bearer broken') return reply.code(500).send({});
    const person = people[authorization];
    return person ? { data: person } : reply.code(401).send({});
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
});

afterAll(() => backend.close());

const authorize = (token: string | undefined, path = '/v1', origin = base) =>
  administratorOf(identifyByApi(origin + path), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test('an administrator of the backend may control releases', async () => {
  await expect(authorize('admin')).resolves.toMatchObject({ id: 7 });
});

test.each([
  ['no token', undefined, '/v1', 401],
  ['a token that the backend refuses', 'dead', '/v1', 401],
  ['an employee', 'employee', '/v1', 403],
  ['a response without a role', 'unknown', '/v1', 403],
  ['a base backend, which has no such call', 'admin', '/base', 403],
  ['a backend that fails', 'broken', '/v1', 503],
])('%s is refused', async (_, token, path, statusCode) => {
  await expect(authorize(token, path)).rejects.toMatchObject({ statusCode });
});

test('without a response of the backend every request is refused', async () => {
  await expect(authorize('admin', '/v1', 'http://127.0.0.1:1')).rejects.toMatchObject({
    statusCode: 503,
  });
});
