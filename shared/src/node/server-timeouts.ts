/**
 * Fastify's timeout options, in milliseconds. A client that sends its request one byte at a time must not keep a
 * connection open forever; a response may take any time as long as it makes progress.
 */
export const SERVER_TIMEOUTS = {
  /**
   * A whole request including its body: 5 MB take 84 seconds at 0.5 Mbit/s. A form with two files of that size needs
   * 0.75 Mbit/s.
   */
  requestTimeout: 120_000,
  /** An idle connection during a request; longer than any request waits in a queue. */
  connectionTimeout: 60_000,
  /** An idle connection between requests; longer than that of proxies (often 60 s), so that the proxy closes first. */
  keepAliveTimeout: 72_000,
  http: {
    /** The headers of a request. */
    headersTimeout: 20_000,
    /** How often Node checks for slow requests; a timeout may be late by this much. */
    connectionsCheckingInterval: 10_000,
  },
} as const;
