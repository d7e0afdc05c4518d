import type { FastifyInstance } from 'fastify';

/**
 * Takes a JSON body that is not there for none: consoles of the specification name JSON as the content type
 * of every call, those without a body too (spec §7), which Fastify refuses by itself. JSON and, where a route
 * says so, forms are all that is read: Fastify's own reading of plain text goes.
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
