import { relative } from 'node:path';
import type { Reporter, TestContext } from '@jest/reporters';
import type { AggregatedResult, Test, TestResult } from '@jest/test-result';
import { firstLine } from '../process/first-line.ts';
import { ROOT } from '../process/run-command.ts';
import { type TestRun, writeEnd, writeRuns } from './results.ts';

/** More red files than this come from a fault in what they share; the rest of the suite would not say more. */
const MAX_RED_FILES = 10;

/** A Jest reporter that writes each test that ended, and the end, to the results of the suite. It stops Jest after ten red files. */
export default class JestResults implements Reporter {
  #redFiles = 0;

  onTestFileResult(test: Test, result: TestResult): void {
    writeRuns(runsOf(relative(ROOT, test.path), result));
    if (result.numFailingTests === 0 && !result.testExecError) return;
    this.#redFiles += 1;
    if (this.#redFiles < MAX_RED_FILES) return;
    console.error(`Stopped: ${MAX_RED_FILES} test files are red.`);
    // As Jest's own --bail does, which counts tests.
    process.exit(1);
  }

  onRunComplete(_: Set<TestContext>, { wasInterrupted }: AggregatedResult): void {
    if (!wasInterrupted) writeEnd();
  }
}

function runsOf(file: string, { testResults, testExecError, failureMessage }: TestResult) {
  const seen = new Map<string, number>();
  const runs = testResults.flatMap(({ fullName, status, failureMessages }): TestRun[] => {
    if (status !== 'passed' && status !== 'failed') return [];
    const isPassed = status === 'passed';
    // Several tests may have one name.
    const count = (seen.get(fullName) ?? 0) + 1;
    seen.set(fullName, count);
    const name = count === 1 ? fullName : `${fullName} (${count})`;
    return [{ file, name, isPassed, ...(!isPassed && { error: firstLine(failureMessages[0]) }) }];
  });
  if (!testExecError) return runs;
  const error = firstLine(testExecError.message || failureMessage || undefined);
  return [...runs, { file, name: '', isPassed: false, error }];
}
