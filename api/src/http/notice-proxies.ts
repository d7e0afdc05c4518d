import { isForwarded, UNTRUSTED_PROXY } from '@rollcall/shared/node';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/metrics.ts';

/**
 * Says once that a proxy forwards requests whose clients nobody knows, and counts them all. For servers with
 * TRUST_PROXY none: there all people behind the proxy are one sender.
 */
export function noticeProxies(app: FastifyInstance, { untrustedForwarded }: Metrics): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (!isForwarded(headers)) return;
    untrustedForwarded.inc();
    if (isSaid) return;
    isSaid = true;
    log.warn(UNTRUSTED_PROXY);
  });
}
