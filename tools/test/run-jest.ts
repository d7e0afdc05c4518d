import { runCommand } from '../process/run-command.ts';
import { countRuns, hasEnded, RESULTS_FILE, readRuns, type SuiteResult } from './results.ts';

/** More red files than this are a fault and not a coincidence: they do not run again. */
const MAX_RUN_AGAIN = 5;

interface JestOptions {
  readonly config?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs Jest, then each file that failed once more, alone; the last result of a test counts. */
export async function runJest(
  resultsFile: string,
  extra: readonly string[] = [],
  { config = 'tools/jest/jest.config.js', env = {} }: JestOptions = {},
): Promise<SuiteResult> {
  const jest = async (...args: string[]) => {
    const options = { show: true, env: { ...env, [RESULTS_FILE]: resultsFile } };
    const { code } = await runCommand('jest', ['--config', config, ...extra, ...args], options);
    const result = countRuns(readRuns(resultsFile));
    return { code, result, isUnexplained: code !== 0 && result.red.length === 0 };
  };
  const { code, result, isUnexplained } = await jest();
  const files = [...new Set(result.red.map(({ file }) => file))];
  if (files.length > MAX_RUN_AGAIN) return result;
  // Otherwise the files that never ran would not be missed.
  if (!hasEnded(resultsFile)) {
    return withError(result, 'Jest', `It stopped before its end, with exit code ${code}.`);
  }
  if (isUnexplained) return failedWith('Jest', code, result);
  if (files.length === 0) return result;
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const again = await jest('--runInBand', '--runTestsByPath', ...files);
  return again.isUnexplained ? failedWith('Jest', again.code, again.result) : again.result;
}

/** The result of a program that failed without a failed test. */
export function failedWith(program: string, code: number, result: SuiteResult): SuiteResult {
  return withError(result, program, `It ended with exit code ${code}, but no test failed.`);
}

/** A result that also has the error of a program. */
export function withError(result: SuiteResult, file: string, error: string): SuiteResult {
  return { ...result, red: [...result.red, { file, name: '', isPassed: false, error }] };
}
