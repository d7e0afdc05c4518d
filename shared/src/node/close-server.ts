/** How long requests under way may take to end once a server is asked to stop, milliseconds. */
const STOP_WITHIN_MS = 10_000;

/** As much of a Fastify server as its stop needs. */
interface Closable {
  close(): Promise<void>;
  readonly server: { closeAllConnections(): void };
}

/**
 * Stops a server gracefully: no new connections, requests under way are answered. What has not ended by then,
 * as a download that nobody reads on, is cut off, so that a stop always ends.
 */
export async function closeServer(closable: Closable, withinMs = STOP_WITHIN_MS): Promise<void> {
  const timer = setTimeout(() => closable.server.closeAllConnections(), withinMs);
  await closable.close().finally(() => clearTimeout(timer));
}
