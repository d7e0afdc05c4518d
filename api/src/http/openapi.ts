import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Content security policy of `/docs`: everything from this origin, no inline scripts (design §12). */
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
 * Describes the calls that are added to a scope afterwards: OpenAPI 3.1, generated from the validation schemas
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
      jsonSchemaTransform({ ...route, schema: describeCall(route.schema, route.url) }),
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Rollcall API' },
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
  });
}

const IDEMPOTENCY_HEADER = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]{1,200}$/),
        z.describe(
          'Marks a request that may be retried: the same request with the same key has its effect once, and gets the first response again for a day.',
        ),
      ),
  ),
});

/** Adds summary, tag and the header of retries to a call; hides routes that are not in the contract. */
function describeCall(schema: FastifySchema | undefined, url: string): FastifySchema {
  const operationId = (schema as { operationId?: string } | undefined)?.operationId;
  if (!operationId) return { ...schema, hide: true } as FastifySchema;
  const { acceptsIdempotencyKey } = schema as { acceptsIdempotencyKey?: boolean };
  return {
    ...schema,
    ...(acceptsIdempotencyKey && { headers: IDEMPOTENCY_HEADER }),
    summary: summaryOf(operationId),
    tags: [tagOf(url)],
  } as FastifySchema;
}

/** Tags of the documentation, in its order, with the paths that belong to each; the first match wins. */
const PARTS = [
  ['Sign-in and recovery', /^\/auth\//],
  ['Oneself', /^\/me(\/|$)/],
  ['Documents and files', /^\/(admin\/(document|s3)|files)\//],
  ['Employees', /^\/admin\/employee/],
  ['Schedules', /shifts|schedules|holiday|assignments|policies|roster/],
  ['Time', /time-?logs?|timeLog|attendance|corrections|breaks/],
  ['Leaves', /leaves/],
  ['Company', /^/],
] as const;

const TAGS = PARTS.map(([name]) => ({ name }));

/** The tag of a path. */
function tagOf(url: string): string {
  const path = url.replace(/^\/api\/v1/, '');
  return PARTS.find(([, paths]) => paths.test(path))?.[0] ?? '';
}

/** `listEmployees` as 'List employees'. */
function summaryOf(operationId: string): string {
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
