import type { FastifyInstance } from 'fastify';

/**
 * Accepts an empty JSON body as no body: consoles of the specification send the content type JSON with every
 * call, even without a body (spec §7), which Fastify refuses by default. Only JSON and, on some routes, forms
 * are accepted: Fastify's parser for plain text is removed.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
}
