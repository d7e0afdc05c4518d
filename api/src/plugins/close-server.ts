import type { FastifyInstance } from 'fastify';

/** How long requests under way may take to end once the server is asked to stop, milliseconds. */
const STOP_WITHIN_MS = 10_000;

/**
 * Stops a server gracefully: no new connections, requests under way are answered. What has not ended by then,
 * as a download that nobody reads on, is cut off, so that a stop always ends.
 */
export async function closeServer(
  server: FastifyInstance,
  withinMs = STOP_WITHIN_MS,
): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), withinMs);
  await server.close().finally(() => clearTimeout(timer));
}
