/**
 * How long the servers wait for a client, milliseconds, by the names of Fastify's options. A client that sends
 * its request a byte at a time must not hold a connection for ever; an answer may take as long as it likes, as
 * long as it gets on.
 */
export const SERVER_TIMEOUTS = {
  /**
   * A whole request, its body included: 5 MB take 84 seconds at 0.5 Mbit/s. Two such cards in one form need
   * 0.75 Mbit/s.
   */
  requestTimeout: 120_000,
  /** A connection on which nothing moves in either direction; longer than anybody waits in a queue. */
  connectionTimeout: 60_000,
  /** A connection between two requests; longer than proxies keep theirs (often 60 s), so that it is they who close. */
  keepAliveTimeout: 72_000,
  http: {
    /** The head of a request. */
    headersTimeout: 20_000,
    /** How often Node looks for requests that take too long; they may take as much longer. */
    connectionsCheckingInterval: 10_000,
  },
} as const;
