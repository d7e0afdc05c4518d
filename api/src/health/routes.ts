import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * `GET /api/health`: the process answers. `GET /api/ready`: so does the database, and requests can be sent
 * here; 503 otherwise.
 */
export function addHealthRoutes(app: FastifyInstance, { db }: Context): void {
  app.get('/health', async () => ({ status: true, message: 'Alive' }));
  app.get('/ready', async () => {
    await db.execute(sql`SELECT 1`).catch((cause) => {
      throw new ApiError('unavailable', 'The database does not answer.', { retryAfter: 2, cause });
    });
    return { status: true, message: 'Ready' };
  });
}
