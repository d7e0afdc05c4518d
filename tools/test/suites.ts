import { join } from 'node:path';
import { runSteps } from '../check/steps.ts';
import { findChromium } from '../process/find-chromium.ts';
import { ROOT, runCommand } from '../process/run-command.ts';
import { MAX_BROWSER_TESTS, withinBudget } from './budget.ts';
import { startPostgres } from './postgres.ts';
import { type Share, shardOption } from './share.ts';
import { readJestReport, readPlaywrightReport, type Tally } from './tally.ts';

/** A test suite, which runs whole or in shares. */
export interface Suite {
  readonly title: string;
  run(share?: Share): Promise<Tally>;
}

/** The folder of the test reports. */
export const REPORTS = join(ROOT, '.cache/reports');

/** The suites of `npm test`; docs/ci-budget.md lists their times. */
export const SUITES: readonly Suite[] = [
  { title: 'Check', run: runSteps },
  { title: 'Unit, component and API tests', run: () => jest('jest') },
  {
    title: 'Browser tests',
    run: async () =>
      withinBudget(await playwright('browser', ['--grep-invert', '@all']), MAX_BROWSER_TESTS),
  },
];

/** The suites that `npm run test:all` runs in addition. */
export const ADDED_SUITES: readonly Suite[] = [
  {
    title: 'Browser tests that take longer',
    run: (share) => playwright('browser-all', ['--grep', '@all', ...shard(share)]),
  },
  { title: 'Releases with real builds', run: builds },
  { title: 'Stress tests of API and release store', run: stress },
  { title: 'Kill tests of the embedded database', run: killTests },
  { title: 'API tests on PostgreSQL', run: postgres },
  { title: 'Properties with 20,000 cases', run: properties },
];

const KILL_COUNT = 40;
const KILL_TEST = 'api/src/core/db/embedded/crash-test/main.ts';

const shard = (share: Share | undefined): string[] => (share ? [shardOption(share)] : []);

/** Counts one failure when the run fails without a failed test. */
const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

async function jest(
  report: string,
  extra: readonly string[] = [],
  { config = 'tools/jest/jest.config.js', env = {} } = {},
): Promise<Tally> {
  const file = join(REPORTS, `${report}.json`);
  const args = ['--config', config, '--json', `--outputFile=${file}`, ...extra];
  const { code } = await runCommand('jest', args, { show: true, env });
  return withExitCode(readJestReport(file), code);
}

async function playwright(report: string, extra: readonly string[]): Promise<Tally> {
  const file = join(REPORTS, `${report}.json`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...extra];
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await runCommand('playwright', args, { show: true, env });
  return withExitCode(readPlaywrightReport(file), code);
}

/** The release commands with real builds, which `npm test` leaves out. */
function builds(share?: Share): Promise<Tally> {
  const config = 'tools/jest/builds.config.js';
  return jest('builds', ['--passWithNoTests', ...shard(share)], { config });
}

/** The API and the release store under load, and with processes that are killed. */
function stress(share?: Share): Promise<Tally> {
  const extra = ['--selectProjects', 'api', 'deploy', '--passWithNoTests', ...shard(share)];
  return jest('stress', extra, { env: { TEST_STRESS: '1' } });
}

/** The API tests on a real PostgreSQL, which is fast enough to try every invalid input in every place. */
async function postgres(share?: Share): Promise<Tally> {
  const server = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: server.url, HOSTILE: 'all' };
    return await jest('postgres', ['--selectProjects', 'api', ...shard(share)], { env });
  } finally {
    await server.stop();
  }
}

/** The properties of `shared` with a hundred times as many cases as in `npm test`. */
function properties(share?: Share): Promise<Tally> {
  const files = ['--selectProjects', 'shared', '--testPathPatterns', '\\.property\\.test\\.'];
  const extra = [...files, '--passWithNoTests', ...shard(share)];
  return jest('properties', extra, { env: { PROPERTY_CASES: '20000' } });
}

/** Runs kill -9 while rows are written and acknowledged, 40 times over all eight shares; one lost row fails. */
async function killTests({ of }: Share = { index: 1, of: 1 }): Promise<Tally> {
  const args = [KILL_TEST, String(Math.ceil(KILL_COUNT / of))];
  const { code } = await runCommand('node', args, { show: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
