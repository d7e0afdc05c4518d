import type { FastifyInstance } from 'fastify';

/**
 * Headers of every response, in case a browser opens it directly: no scripts, no framing, and no referrer,
 * since the URL may contain a secret (design §12). A route that needs another policy sets its own.
 */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Sets the security headers; over TLS also HSTS (design §12). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, 'x-request-id': request.id });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}
