import { execFileSync } from 'node:child_process';
import { apiPlugin } from '@rollcall/api/routes';
import * as contract from '@rollcall/shared/contract';
import fastify from 'fastify';
import { ROOT } from '../process/run-command.ts';
import { ACCEPTED_API_CHANGES } from './accepted-api-changes.ts';
import { breakingChanges } from './api-changes.ts';
import { nameSchemas } from './name-schemas.ts';

/**
 * Our server's response to `GET /api/v1/openapi.json` as text, with sorted keys and each schema of the contract written
 * once, under its name. The server has no database, since it gets only this one request.
 * @throws Error that lists what breaks clients compared with the document `before`.
 */
export async function renderOpenApi(before: string): Promise<string> {
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
  if (before !== '') refuseBreakingChanges(before, document);
  return execFileSync('biome', ['format', '--stdin-file-path=openapi.json'], {
    input: document,
    encoding: 'utf8',
    cwd: ROOT,
  });
}

/**
 * Modules, shells and servers are replaced at different times, so each must work with the API of the release before.
 * @throws Error with each breaking change that is not accepted.
 */
export function refuseBreakingChanges(before: string, after: string): void {
  const problems = breakingChanges(before, after).filter(
    (sentence) => !ACCEPTED_API_CHANGES.includes(sentence),
  );
  if (problems.length === 0) return;
  throw new Error(
    `The API breaks clients of the release before:\n${problems.map((one) => `  ${one}\n`).join('')}Keep what they use, or add the sentence with its reason to tools/reports/accepted-api-changes.ts.`,
  );
}
