import type { Tally } from './tally.ts';

/** Limit of browser tests in `npm test` (docs/ci-budget.md). It is a count, since times differ between machines. */
export const MAX_BROWSER_TESTS = 110;

/** Adds one failure, and prints why, when a suite has more than `limit` tests. */
export function withinBudget(tally: Tally, limit: number): Tally {
  const count = tally.passed + tally.failed;
  if (count <= limit) return tally;
  console.error(
    `${count} tests are over the budget of ${limit} (docs/ci-budget.md): mark tests that may run less often with @all, or merge some.`,
  );
  return { ...tally, failed: tally.failed + 1 };
}
