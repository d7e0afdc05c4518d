import { DAY_MS } from '@rollcall/shared/domain';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../../core/context.ts';
import { count, inArray } from '../../core/db/drizzle.ts';
import { jobs } from '../../core/db/tables/jobs.ts';
import { outbox } from '../../core/db/tables/outbox.ts';

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Statistics of the delay of the event loop that the library keeps by waking the process a hundred times a second, which was most of what an idle
 * server took. Woken less often, they would be wrong: they contain the time between two measurements. `nodejs_eventloop_lag_seconds`, which is
 * measured when the metrics are read, stays.
 */
const EXPENSIVE = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map(
  (name) => `nodejs_eventloop_lag_${name}_seconds`,
);

/** The metrics for Prometheus; no label contains personal data. */
export function createMetrics({ db }: Context) {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: DAY_MS,
  });
  for (const name of EXPENSIVE) registry.removeSingleMetric(name);
  const requests = new Histogram({
    name: 'rollcall_request_seconds',
    help: 'Time to respond to a request, by the pattern of its path.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'rollcall_outbox_mails',
      help: 'Emails waiting to be sent.',
      registers: [],
      async collect() {
        const [row] = await db.select({ rows: count() }).from(outbox);
        this.set(row?.rows ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'rollcall_jobs',
      help: 'Background jobs that wait for their next step, and jobs that have failed for good.',
      labelNames: ['kind', 'status'],
      registers: [],
      async collect() {
        this.reset();
        const counted = await db
          .select({ kind: jobs.kind, status: jobs.status, rows: count() })
          .from(jobs)
          .where(inArray(jobs.status, ['waiting', 'failed']))
          .groupBy(jobs.kind, jobs.status);
        for (const { rows, ...labels } of counted) this.set(labels, rows);
      },
    }),
  );
  const untrustedForwarded = new Counter({
    name: 'rollcall_untrusted_forwarded_requests_total',
    help: 'Requests that a proxy has forwarded while TRUST_PROXY is none.',
    registers: [registry],
  });
  return { registry, requests, untrustedForwarded };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Measures every request to a scope. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', method } = request.routeOptions;
    const labels = { method: String(method), route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}
