import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type InjectOptions } from 'fastify';
import { ControlError } from '../http/control-error.ts';
import { backendProxy } from '../module-backends/backend-proxy.ts';
import { type BackendStore, setBackend } from '../module-backends/backend-store.ts';

/** The address of the console, as backends read it. */
export const ISSUER = 'https://time.example.test';

const ANA = {
  id: 7,
  role: 'EMPLOYEE',
  rights: ['payroll'],
  email: 'ana@example.test',
  firstName: 'Ana',
  lastName: null,
};

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/**
 * A backend of the module payroll, and the proxy in front of it. Ana has as many sessions as there are words that begin with
 * `ana`; `base` is a session of a base backend.
 */
export async function proxiedBackend(backends: BackendStore) {
  const backend = {
    received: [] as Received[],
    respond(_request: IncomingMessage, response: ServerResponse): void {
      response.end('{"data":[]}');
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      backend.received.push({ method, url, headers, body });
      backend.respond(request, response);
    });
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const app = Fastify();
  await app.register(backendProxy, {
    backends,
    issuer: ISSUER,
    identify: async ({ headers: { authorization } }) => {
      if (authorization === 'Bearer base') return undefined;
      if (!authorization?.startsWith('Bearer ana')) throw new ControlError(401, 'Please sign in.');
      return ANA;
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  await setBackend(backends, { name: 'payroll', upstream: `${upstream}/`, by: 'ada' }, new Date());
  return {
    app,
    address,
    backend,
    call: ({ headers, ...options }: InjectOptions = {}) =>
      app.inject({
        url: '/ext/payroll/periods',
        headers: { authorization: 'Bearer ana', ...headers },
        ...options,
      }),
    async close() {
      await app.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
