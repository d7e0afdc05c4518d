import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@rollcall/shared/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/api-error.ts';
import type { makeMetrics } from './metrics.ts';

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN for whoever sends it as a bearer token, without one for
 * this machine alone, and then only without a proxy in between.
 */
export function addMetricsRoute(
  app: FastifyInstance,
  { registry }: ReturnType<typeof makeMetrics>,
  token: string | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ApiError('forbidden', 'These metrics are not public.');
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
