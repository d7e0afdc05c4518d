import { runCommand } from '../process/run-command.ts';
import { countRuns, RESULTS_FILE, readRuns, type SuiteResult } from './results.ts';
import { failedWith } from './run-jest.ts';

/** Runs browser tests with this Chromium; a test that failed has run once more (e2e/playwright.config.ts). */
export async function runPlaywright(
  resultsFile: string,
  chromium: string,
  extra: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...extra];
  const env = { ...variables, CHROMIUM_PATH: chromium, [RESULTS_FILE]: resultsFile };
  const { code } = await runCommand('playwright', args, { show: true, env });
  const result = countRuns(readRuns(resultsFile));
  return code !== 0 && result.red.length === 0 ? failedWith('Playwright', code, result) : result;
}
