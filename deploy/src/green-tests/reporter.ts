import type { Reporter } from '@jest/reporters';
import type { AggregatedResult, Test, TestContext, TestResult } from '@jest/test-result';
import { keyOf } from './key.ts';
import { greenRecord } from './record.ts';
import { alreadyGreen } from './sequencer.ts';

/** What the run that a release started tells it over IPC. */
export interface TestsRun {
  readonly tests: number;
  readonly files: number;
  /** Test files that did not run, since they were green with the same inputs. */
  readonly green: number;
}

/** A Jest reporter that notes each test file that was green, and with what (record.ts). */
export default class GreenReporter implements Reporter {
  readonly #keys = new Map<string, string>();

  async onTestFileStart(test: Test): Promise<void> {
    const key = await keyOf(test);
    if (key !== undefined) this.#keys.set(test.path, key);
  }

  async onTestFileResult(test: Test, result: TestResult): Promise<void> {
    const key = this.#keys.get(test.path);
    if (key === undefined || !isGreen(result)) return;
    // What was edited while the test ran may be what it read, or not.
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

/** Every test of the file ran and passed: one that was left out, as by `-t`, is none that passed. */
function isGreen({ skipped, testExecError, testResults }: TestResult): boolean {
  return (
    !skipped &&
    !testExecError &&
    testResults.length > 0 &&
    testResults.every(({ status }) => status === 'passed')
  );
}
