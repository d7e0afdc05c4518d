/** How long pending requests may take once a server is stopping, in milliseconds. */
const STOP_WITHIN_MS = 10_000;

/** The part of a Fastify server that stopping it needs. */
interface Closable {
  close(): Promise<void>;
  readonly server: { closeAllConnections(): void };
}

/**
 * Stops a server gracefully: refuses new connections and completes pending requests. After `withinMs` milliseconds it
 * closes the remaining connections, such as a stalled download, so that stopping always ends.
 */
export async function closeServer(closable: Closable, withinMs = STOP_WITHIN_MS): Promise<void> {
  const timer = setTimeout(() => closable.server.closeAllConnections(), withinMs);
  await closable.close().finally(() => clearTimeout(timer));
}
