import { randomUUID } from 'node:crypto';
import { SERVER_TIMEOUTS, trustedProxies } from '@rollcall/shared/node';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ApiSettings } from '../core/env.ts';
import { logError } from '../core/log/log-error.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { answerFrameworkError } from './errors.ts';

/** Options of the Fastify server that carries the API: logs without secrets, an id for every request, no client that takes for ever. */
export function fastifyOptions(settings: Pick<ApiSettings, 'LOG_LEVEL' | 'TRUST_PROXY'>) {
  return {
    ...SERVER_TIMEOUTS,
    clientErrorHandler: answerUnreadable,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: answerFrameworkError,
    logger: {
      level: settings.LOG_LEVEL,
      // At `trace` the form parser logs the headers that it was given.
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

/** The path alone: a query may hold names and search terms, and a calendar's address is its secret. */
function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/leaves\/feed\/)[^/]+/, '$1…');
}
