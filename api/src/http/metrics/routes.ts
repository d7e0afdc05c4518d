import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@rollcall/shared/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/api-error.ts';
import type { createMetrics } from './metrics.ts';

/**
 * `GET /metrics` for Prometheus. With METRICS_TOKEN it requires that bearer token; without it, only this
 * machine may read, and not through a proxy.
 */
export function addMetricsRoute(
  app: FastifyInstance,
  { registry }: ReturnType<typeof createMetrics>,
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

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
