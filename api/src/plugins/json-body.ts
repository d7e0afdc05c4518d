import type { FastifyInstance } from 'fastify';

/**
 * Takes a JSON body that is not there for none: consoles of the specification name JSON as the content type
 * of every call, those without a body too (spec §7), which Fastify refuses by itself.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
}
