/** A rate limit: attempts allowed within a window, over all servers. */
export interface RateLimit {
  readonly key: string;
  readonly maxAttempts: number;
  readonly windowMs: number;
}
