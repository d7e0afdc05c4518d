import { readFileSync } from 'node:fs';

/** The result of a suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** Reads the JSON report of Jest. A test file that could not run counts as one failure. */
export function readJestReport(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Reads the JSON report of Playwright. A test that passed only on a retry counts as failed: flakiness is a defect. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
