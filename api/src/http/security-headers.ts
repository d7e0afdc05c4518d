import type { FastifyInstance } from 'fastify';

/**
 * What every answer of a scope says to a browser that opens it directly: it is no page, runs nothing, is
 * framed nowhere, and its address, which may hold a secret, is told to nobody (design §12). A route that
 * needs another policy sets its own.
 */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Sets the headers of security; behind TLS also the one that keeps a browser from going back (design §12). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, 'x-request-id': request.id });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}
