/** How long pending requests may take once a server is stopping, in milliseconds. */
const STOP_WITHIN_MS = 10_000;

/** How often connections without a pending request are closed meanwhile, in milliseconds. */
const CLOSE_IDLE_EVERY_MS = 50;

/** The part of a Fastify server that stopping it needs. */
interface Closable {
  close(): Promise<void>;
  readonly server: { closeIdleConnections(): void; closeAllConnections(): void };
}

/**
 * Stops a server gracefully: refuses new connections and completes pending requests. A connection that the client keeps
 * alive is closed once its request is complete. After `withinMs` milliseconds the remaining connections are closed, such
 * as a stalled download, so that stopping always ends.
 */
export async function closeServer(closable: Closable, withinMs = STOP_WITHIN_MS): Promise<void> {
  const timer = setTimeout(() => closable.server.closeAllConnections(), withinMs);
  // Node.js closes only the connections that are idle when it stops.
  const idle = setInterval(() => closable.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await closable.close().finally(() => {
    clearTimeout(timer);
    clearInterval(idle);
  });
}
