import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../check/steps.ts';
import { findChromium } from '../process/find-chromium.ts';
import { ROOT, runCommand } from '../process/run-command.ts';
import { startPostgres } from './postgres.ts';
import { readJestReport, readPlaywrightReport, sum, type Tally } from './tally.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

useTemporaryFolder();
const isAll = process.argv.includes('--all');
const reports = join(ROOT, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const tallies: Tally[] = [];
const suite = async (title: string, run: () => Promise<Tally>) => {
  console.log(`\n== ${title}`);
  const began = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`   ${title}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  tallies.push(tally);
};

await suite('Check', runSteps);
await suite('Unit, component and API tests', () => jest([]));
await suite('Browser tests', () => playwright(isAll ? [] : ['--grep-invert', '@all']));
if (isAll) await suite('Kill tests of the embedded database', killTests);
if (isAll) await suite('API tests on PostgreSQL', postgres);

const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Jest over every workspace. A run that ends badly without a failed test counts as one failure. */
async function jest(extra: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = join(reports, `jest-${tallies.length}.json`);
  const args = [
    '--config',
    'tools/jest/jest.config.js',
    '--json',
    `--outputFile=${report}`,
    ...extra,
  ];
  const { code } = await runCommand('jest', args, { show: true, env });
  return honest(readJestReport(report), code);
}

async function playwright(extra: readonly string[]): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...extra];
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await runCommand('playwright', args, { show: true, env });
  return honest(readPlaywrightReport(report), code);
}

function honest(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The same API tests on a real server, which is fast enough to try every hostile value in every place. */
async function postgres(): Promise<Tally> {
  const server = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: server.url, HOSTILE: 'all' };
    return await jest(['--selectProjects', 'api'], env);
  } finally {
    await server.stop();
  }
}

/** 40 times kill -9 while acknowledged rows are written; one lost row fails. */
async function killTests(): Promise<Tally> {
  const { code } = await runCommand('node', ['api/src/core/db/embedded/kill/main.ts'], {
    show: true,
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
