import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One run of one test; a test that ran again has several. Without a name it is the file itself that could not run. */
export interface TestRun {
  readonly file: string;
  readonly name: string;
  readonly isPassed: boolean;
  /** The first line of the error. */
  readonly error?: string;
}

/** The result of a suite. */
export interface SuiteResult {
  readonly passed: number;
  readonly red: readonly TestRun[];
  /** The failed run of each test that passed when it ran again. */
  readonly flaky: readonly TestRun[];
}

/** The setting with the file to which the reporters write each test that ends, so that a run that is stopped has results. */
export const RESULTS_FILE = 'ROLLCALL_TEST_RESULTS';

/** Appends runs to the file of `RESULTS_FILE`; does nothing without it. */
export function writeRuns(runs: readonly TestRun[]): void {
  const file = process.env[RESULTS_FILE];
  if (file) appendFileSync(file, runs.map((run) => `${JSON.stringify(run)}\n`).join(''));
}

/** Reads the runs of a suite, in the order in which they ended. */
export function readRuns(file: string): TestRun[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

const endFileOf = (file: string) => `${file}.ended`;

/** Notes next to the file of `RESULTS_FILE` that no test of the suite is left to run; does nothing without it. */
export function writeEnd(): void {
  const file = process.env[RESULTS_FILE];
  if (file) writeFileSync(endFileOf(file), '');
}

/** Whether the suite reached its end. A program that was killed before has results too, but not of each test. */
export function hasEnded(file: string): boolean {
  return existsSync(endFileOf(file));
}

/** Counts each test by its last run. A file that could not run is red only until its tests did. */
export function countRuns(runs: readonly TestRun[]): SuiteResult {
  const last = new Map<string, TestRun>();
  const failed = new Map<string, TestRun>();
  for (const run of runs) {
    const key = `${run.file}\n${run.name}`;
    last.set(key, run);
    if (!run.isPassed) failed.set(key, run);
    const fileKey = `${run.file}\n`;
    if (run.isPassed && last.get(fileKey)?.isPassed === false) {
      last.set(fileKey, { ...run, name: '' });
    }
  }
  const all = [...last];
  return {
    passed: all.filter(([, { isPassed, name }]) => isPassed && name !== '').length,
    red: all.filter(([, { isPassed }]) => !isPassed).map(([, run]) => run),
    flaky: all.flatMap(([key, { isPassed }]) => (isPassed ? (failed.get(key) ?? []) : [])),
  };
}
