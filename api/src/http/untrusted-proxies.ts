import { isForwarded, UNTRUSTED_PROXY } from '@rollcall/shared/node';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/metrics.ts';

/**
 * Logs once that a proxy forwards requests although TRUST_PROXY is none, and counts those requests. All users
 * behind such a proxy count as one client in rate limits.
 */
export function warnUntrustedProxies(app: FastifyInstance, { untrustedForwarded }: Metrics): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (!isForwarded(headers)) return;
    untrustedForwarded.inc();
    if (hasWarned) return;
    hasWarned = true;
    log.warn(UNTRUSTED_PROXY);
  });
}
