import { SERVER_TIMEOUTS, trustedProxies } from '@rollcall/shared/node';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { WebSettings } from '../process/env.ts';
import { COMMON_HEADERS } from './headers.ts';

/** Options of the Fastify server of the web host. In one process with the API, the API's options apply instead. */
export function webServerOptions(settings: Pick<WebSettings, 'LOG_LEVEL' | 'TRUST_PROXY'>) {
  return {
    ...SERVER_TIMEOUTS,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(400).headers(COMMON_HEADERS).type('text/plain').send(UNREADABLE);
    },
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['*.headers.authorization', '*.headers.cookie'],
      serializers: {
        req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
          method,
          path: url.split('?', 1)[0],
          address: ip,
        }),
      },
    },
  } satisfies FastifyServerOptions;
}

/** The response to an invalid request. */
export const UNREADABLE = 'The request cannot be read.\n';
