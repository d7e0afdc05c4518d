import type { Reporter } from '@jest/reporters';
import type { AggregatedResult, Test, TestContext, TestResult } from '@jest/test-result';
import { keyOf } from './key.ts';
import { greenRecord } from './record.ts';
import { alreadyGreen } from './sequencer.ts';

/** The message that a test run sends over IPC to the release that started it. */
export interface TestsRun {
  readonly tests: number;
  readonly files: number;
  /** Number of test files that were skipped, since they passed with the same inputs. */
  readonly green: number;
}

/** A Jest reporter that records each test file that passed, with the key of its inputs (record.ts). */
export default class GreenReporter implements Reporter {
  readonly #keys = new Map<string, string>();

  async onTestFileStart(test: Test): Promise<void> {
    const key = await keyOf(test);
    if (key !== undefined) this.#keys.set(test.path, key);
  }

  async onTestFileResult(test: Test, result: TestResult): Promise<void> {
    const key = this.#keys.get(test.path);
    if (key === undefined || !isGreen(result)) return;
    // If an input was edited while the test ran, it is unknown which content the test read.
    if ((await keyOf(test)) === key) await greenRecord.add(key);
  }

  async onRunComplete(_: Set<TestContext>, results: AggregatedResult): Promise<void> {
    await greenRecord.prune();
    const run: TestsRun = {
      tests: results.numTotalTests,
      files: results.numTotalTestSuites,
      green: alreadyGreen.size,
    };
    process.send?.(run);
  }
}

/** Whether every test of the file ran and passed; a skipped test, for example by `-t`, has not passed. */
function isGreen({ skipped, testExecError, testResults }: TestResult): boolean {
  return (
    !skipped &&
    !testExecError &&
    testResults.length > 0 &&
    testResults.every(({ status }) => status === 'passed')
  );
}
