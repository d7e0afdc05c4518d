import { randomUUID } from 'node:crypto';
import { SERVER_TIMEOUTS, trustedProxies } from '@rollcall/shared/node';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ApiSettings } from '../core/env.ts';
import { logError } from '../core/log/log-error.ts';
import { handleClientError } from './client-error.ts';
import { handleFrameworkError } from './errors.ts';

/**
 * Options of the Fastify server that carries the API: logs without secrets, an id per request, timeouts for
 * slow clients.
 */
export function fastifyOptions(settings: Pick<ApiSettings, 'LOG_LEVEL' | 'TRUST_PROXY'>) {
  return {
    ...SERVER_TIMEOUTS,
    clientErrorHandler: handleClientError,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: handleFrameworkError,
    logger: {
      level: settings.LOG_LEVEL,
      // At `trace` the form parser logs the request headers.
      redact: ['busboyOptions.headers', '*.headers.authorization', '*.headers.cookie'],
      serializers: {
        req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
          method,
          path: loggedPath(url),
          address: ip,
        }),
        err: logError,
      },
    },
  } satisfies FastifyServerOptions;
}

/** As long as a secret of 32 bytes. */
const SECRET = /[\w%-]{43,}/g;

/**
 * The path without its query, which may contain names and search terms, and without the secret of a calendar link, also in a path
 * that is spelled with percent codes.
 */
function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '')
    .replace(/(\/(?:leaves\/calendar-link|calendar)\/)[^/]+/, '$1…')
    .replaceAll(SECRET, '…');
}
