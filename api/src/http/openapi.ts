import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { summaryOf, TAGS, tagOf } from './operation-words.ts';

/** Everything that the page needs comes from here; no inline script, no other host (design §12). */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Describes the calls of a scope that are added after this: OpenAPI 3.1, from the schemas that validate
 * (design §9), and `/docs`, a page to read and try them.
 */
export async function registerOpenApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rollcall API',
        version: '1.0.0',
        description:
          'Employees, their time and their leaves. Sign in with `login` and send the token as a bearer token.',
      },
      tags: TAGS,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: inWords(route.schema, route.url) }),
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Rollcall API' },
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
  });
}

/** Adds the words that a reader needs; what is no call of the contract is left out. */
function inWords(schema: FastifySchema | undefined, url: string): FastifySchema {
  const operationId = (schema as { operationId?: string } | undefined)?.operationId;
  if (!operationId) return { ...schema, hide: true } as FastifySchema;
  return { ...schema, summary: summaryOf(operationId), tags: [tagOf(url)] } as FastifySchema;
}
