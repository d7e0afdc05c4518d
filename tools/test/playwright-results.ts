import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { firstLine } from '../process/first-line.ts';
import { ROOT } from '../process/run-command.ts';
import { writeRuns } from './results.ts';

/** A Playwright reporter that writes each test that ended to the results of the suite. */
export default class PlaywrightResults implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped' || result.status === 'interrupted') return;
    const isPassed = result.status === test.expectedStatus;
    // The first title is that of the project, the second the file.
    const [, , , ...titles] = test.titlePath();
    writeRuns([
      {
        file: relative(ROOT, test.location.file),
        name: titles.join(' › '),
        isPassed,
        ...(!isPassed && { error: firstLine(result.error?.message) }),
      },
    ]);
  }

  /** An error outside of tests, for example while the consoles start. */
  onError(error: TestError): void {
    const text = firstLine(error.message);
    if (text.startsWith('Testing stopped early')) return;
    writeRuns([{ file: 'e2e', name: '', isPassed: false, error: text }]);
  }

  printsToStdio(): boolean {
    return false;
  }
}
