import { execFileSync } from 'node:child_process';
import { apiPlugin } from '@rollcall/api/routes';
import * as contract from '@rollcall/shared/contract';
import fastify from 'fastify';
import { ROOT } from '../process/run-command.ts';
import { nameSchemas } from './name-schemas.ts';

/**
 * Our server's response to `GET /api/v1/openapi.json` as text, with sorted keys and each schema of the contract written
 * once, under its name. The server has no database, since it gets only this one request.
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
    throw new Error(`The server returned openapi.json with ${statusCode}: ${body}`);
  const document = JSON.stringify(nameSchemas(JSON.parse(body), contract), null, 2);
  return execFileSync('biome', ['format', '--stdin-file-path=openapi.json'], {
    input: document,
    encoding: 'utf8',
    cwd: ROOT,
  });
}
