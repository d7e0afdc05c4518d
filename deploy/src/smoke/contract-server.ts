import * as contract from '@rollcall/shared/contract';
import { OUTCOMES_PATH, type ReleaseList } from '@rollcall/shared/module';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { webHost } from '../web-host/web-host.ts';
import { exampleResponse } from './example-response.ts';
import { roleOf, seededSession } from './sessions.ts';

const API_PREFIX = '/api/v1';

interface Options {
  readonly store: ReleaseStore;
  readonly releasesDir: string;
  /** The release list of the console to serve. */
  readonly list: ReleaseList;
}

/** The calls of the contract; the web host itself asks for the capabilities. */
export const CALLS: readonly contract.Call[] = Object.values<unknown>(contract).filter(isCall);

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'response' in value && 'path' in value;
}

/**
 * Serves a release list as the web host does, with its pages, files and policy, and responds to every call of the
 * contract with an example. Everything else is 404. It listens on a free port of this machine only.
 */
export async function startContractServer({ store, releasesDir, list }: Options) {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  for (const call of CALLS) addCall(server, call);
  server.post(OUTCOMES_PATH, (_request, reply) => reply.code(202).send({ status: true }));
  await server.register(webHost, {
    store: { ...store, readList: async () => list },
    releasesDir,
    api: { baseUrl: API_PREFIX, paths: {} },
    apiOrigin: undefined,
    isSecure: false,
    backend: () => ({ capabilities: contract.CAPABILITIES, companyZone: 'UTC' }),
    backendNames: async () => [],
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

function addCall(server: FastifyInstance, call: contract.Call): void {
  const url = API_PREFIX + call.path.replace(/\{(\w+)\}/g, ':$1');
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const { query, headers } = request;
    const role = roleOf(headers.authorization);
    if (isRefused(call, role)) return reply.code(role === 'signed out' ? 401 : 403).send(REFUSED);
    const now = new Date();
    const { user } = seededSession(role, now);
    const isPaged = Object.hasOwn(query as object, 'page');
    return reply.send(exampleResponse(call, isPaged, { now, user }));
  };
  server.route({ method: call.method, url, handler });
}

const REFUSED = { status: false, message: 'This session may not make this call.' };

const isRefused = ({ access }: contract.Call, role: string) =>
  access === 'admin' ? role !== 'administrator' : access === 'session' && role === 'signed out';
