import type { SuiteResult, TestRun } from './results.ts';

/** The state of a suite for the end of the log. */
export type SuiteState =
  | { readonly title: string; readonly state: 'waiting' }
  | { readonly title: string; readonly state: 'stopped'; readonly result: SuiteResult }
  | {
      readonly title: string;
      readonly state: 'ended';
      readonly result: SuiteResult;
      readonly seconds: number;
      /** What its processes computed; unknown outside Linux. */
      readonly cpuSeconds: number | undefined;
    };

/** More tests than this are counted and not listed: the list must fit into the end of a log. */
const MAX_LISTED = 12;

/**
 * The last lines of the log: a line per suite, each flaky test, each red test, and "N passed, M failed". A suite that was
 * stopped counts as one failure.
 */
export function summarize(suites: readonly SuiteState[]): { lines: string[]; failed: number } {
  const results = suites.flatMap((suite) => (suite.state === 'waiting' ? [] : [suite.result]));
  const red = results.flatMap((result) => result.red);
  const flaky = results.flatMap((result) => result.flaky);
  const stopped = suites.filter(({ state }) => state === 'stopped').length;
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = red.length + stopped;
  return {
    lines: [
      ...suites.map(describeSuite),
      ...list('FLAKY', flaky),
      ...list('RED', red),
      `${passed} passed, ${failed} failed`,
    ],
    failed,
  };
}

function describeSuite(suite: SuiteState): string {
  if (suite.state === 'waiting') return `${suite.title}: not run`;
  const { passed, red, flaky } = suite.result;
  const flakyCount = flaky.length === 0 ? '' : `, ${flaky.length} of them flaky`;
  const counts = `${suite.title}: ${passed} passed${flakyCount}, ${red.length} failed`;
  if (suite.state === 'stopped') return `${counts} until the run was stopped`;
  const computed =
    suite.cpuSeconds === undefined ? '' : `, ${suite.cpuSeconds.toFixed(0)} s of computing`;
  return `${counts} in ${suite.seconds.toFixed(0)} s${computed}`;
}

function list(word: string, runs: readonly TestRun[]): string[] {
  const lines = runs.slice(0, MAX_LISTED).map(({ file, name, error }) => {
    const test = name === '' ? file : `${file}: ${name}`;
    return `${word} ${test}: ${error}`;
  });
  const left = runs.length - lines.length;
  return left === 0 ? lines : [...lines, `${word} and ${left} more, see above`];
}
