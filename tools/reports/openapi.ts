import { execFileSync } from 'node:child_process';
import { apiPlugin } from '@rollcall/api/routes';
import * as contract from '@rollcall/shared/contract';
import fastify from 'fastify';
import { ROOT } from '../process/run-command.ts';
import { nameSchemas } from './name-schemas.ts';

/**
 * What our server answers to `GET /api/v1/openapi.json`, as text: its keys in order, and a schema that the contract
 * exports once, under its name there. The routes are added to a server without a database, which nothing but this one
 * request reaches.
 */
export async function renderOpenApi(): Promise<string> {
  const server = fastify();
  const options = { context: { uploads: {} }, tokens: {}, corsOrigins: [] };
  await server.register(
    (scope) => apiPlugin(scope, options as unknown as Parameters<typeof apiPlugin>[1]),
    { prefix: '/api' },
  );
  const { statusCode, body } = await server.inject('/api/v1/openapi.json');
  await server.close();
  if (statusCode !== 200)
    throw new Error(`The server describes itself with ${statusCode}: ${body}`);
  const document = JSON.stringify(nameSchemas(JSON.parse(body), contract), null, 2);
  return execFileSync('biome', ['format', '--stdin-file-path=openapi.json'], {
    input: document,
    encoding: 'utf8',
    cwd: ROOT,
  });
}
