import type { SuiteResult } from './results.ts';

/** Limit of browser tests in `npm test` (docs/ci-budget.md). It is a count, since times differ between machines. */
export const MAX_BROWSER_TESTS = 110;

/** Adds a red entry that says why when a suite has more than `limit` tests. */
export function withinBudget(result: SuiteResult, limit: number): SuiteResult {
  const count = result.passed + result.red.length;
  if (count <= limit) return result;
  const error = `${count} tests are over the budget of ${limit} (docs/ci-budget.md): mark tests that may run less often with @all, or merge some.`;
  return { ...result, red: [...result.red, { file: 'e2e', name: '', isPassed: false, error }] };
}
