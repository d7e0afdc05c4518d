import { API_PREFIX, answerCall, NO_BACKEND } from '@rollcall/cli/smoke/contract-calls';
import { backendsIn } from '@rollcall/cli/smoke/visits';
import { CAPABILITIES } from '@rollcall/shared/contract';
import { OUTCOMES_PATH, type ReleaseList } from '@rollcall/shared/module';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { webHost } from '../web-host/web-host.ts';

interface Options {
  readonly store: ReleaseStore;
  readonly releasesDir: string;
  /** The release list of the console to serve. */
  readonly list: ReleaseList;
}

/**
 * Serves a release list as the web host does, with its pages, files and policy, and responds to every call of the
 * contract with an example. Everything else is 404. It listens on a free port of this machine only.
 */
export async function startContractServer({ store, releasesDir, list }: Options) {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  addCalls(server);
  server.post(OUTCOMES_PATH, (_request, reply) => reply.code(202).send({ status: true }));
  await server.register(webHost, {
    store: { ...store, readList: async () => list },
    releasesDir,
    api: { baseUrl: API_PREFIX, paths: {} },
    apiOrigin: undefined,
    isSecure: false,
    backend: () => ({ capabilities: CAPABILITIES, companyZone: 'UTC' }),
    backendNames: async () => backendsIn(list),
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

function addCalls(server: FastifyInstance): void {
  const handler = ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const path = pathname.slice(API_PREFIX.length);
    const { authorization } = headers;
    const { status, body } = answerCall({ method, path, query, authorization });
    return reply.code(status).send(body);
  };
  server.route({ method: METHODS, url: `${API_PREFIX}/*`, handler });
  const refuse = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(NO_BACKEND.status).send(NO_BACKEND.body);
  server.route({ method: METHODS, url: '/ext/*', handler: refuse });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
