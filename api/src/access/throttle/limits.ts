/** A rate limit: tries allowed within a window, over all servers. */
export interface Limit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}
