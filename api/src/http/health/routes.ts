import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/** Whoever asks, asks every few seconds: an answer that is late is none. */
const ANSWER_WITHIN_MS = 3000;

/**
 * `GET /api/health`: the process answers. `GET /api/ready`: so does the database, and requests can be sent
 * here; 503 otherwise, also when the database neither answers nor refuses.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  withinMs = ANSWER_WITHIN_MS,
): void {
  app.get('/health', async () => ({ status: true, message: 'Alive' }));
  app.get('/ready', async () => {
    await within(withinMs, db.execute(sql`SELECT 1`)).catch((cause) => {
      throw new ApiError('unavailable', 'The database does not answer.', { retryAfter: 2, cause });
    });
    return { status: true, message: 'Ready' };
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
