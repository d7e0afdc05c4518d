/** Percentiles of times, in their unit; 0 of none. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Half of the times were at most `p50`, and 99 of 100 at most `p99`. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
}
