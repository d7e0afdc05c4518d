import type { Tally } from './tally.ts';

/** Most browser tests in `npm test` (docs/ci-budget.md): a count holds on every machine, a time does not. */
export const MAX_BROWSER_TESTS = 110;

/** A suite with more tests than its budget has failed once more, and says so. */
export function withinBudget(tally: Tally, most: number): Tally {
  const count = tally.passed + tally.failed;
  if (count <= most) return tally;
  console.error(
    `${count} tests are over the budget of ${most} (docs/ci-budget.md): mark with @all what may run less often, or fold some into one.`,
  );
  return { ...tally, failed: tally.failed + 1 };
}
