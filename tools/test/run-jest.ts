import { runCommand } from '../process/run-command.ts';
import { countRuns, RESULTS_FILE, readRuns, type SuiteResult } from './results.ts';

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
    const isRed = countRuns(readRuns(resultsFile)).red.length > 0;
    return { code, isUnexplained: code !== 0 && !isRed };
  };
  const { isUnexplained, code } = await jest();
  const files = [...new Set(countRuns(readRuns(resultsFile)).red.map(({ file }) => file))];
  if (isUnexplained) return failedWith('Jest', code, resultsFile);
  if (files.length === 0 || files.length > MAX_RUN_AGAIN) return countRuns(readRuns(resultsFile));
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const again = await jest('--runInBand', '--runTestsByPath', ...files);
  if (again.isUnexplained) return failedWith('Jest', again.code, resultsFile);
  return countRuns(readRuns(resultsFile));
}

/** The result of a program that failed without a failed test. */
export function failedWith(program: string, code: number, resultsFile: string): SuiteResult {
  const result = countRuns(readRuns(resultsFile));
  const error = `It ended with exit code ${code}, but no test failed: see its output above.`;
  return { ...result, red: [...result.red, { file: program, name: '', isPassed: false, error }] };
}
