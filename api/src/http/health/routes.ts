import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { sql } from '../../core/db/drizzle.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/** Probes come every few seconds, so that a late response counts as a failure. */
const READY_TIMEOUT_MS = 3000;

/**
 * `GET /api/health`: the process is alive. `GET /api/ready`: the database responds and requests can be sent;
 * else 503, also when the database hangs.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  withinMs = READY_TIMEOUT_MS,
): void {
  app.get('/health', async () => ({ status: true, message: 'Alive' }));
  app.get('/ready', async () => {
    await within(withinMs, db.execute(sql`SELECT 1`)).catch((cause) => {
      throw new ApiError('unavailable', 'The database does not respond.', { retryAfter: 2, cause });
    });
    return { status: true, message: 'Ready' };
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
