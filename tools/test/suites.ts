import { join } from 'node:path';
import { runSteps } from '../check/steps.ts';
import { findChromium } from '../process/find-chromium.ts';
import { ROOT, runCommand } from '../process/run-command.ts';
import { MAX_BROWSER_TESTS, withinBudget } from './budget.ts';
import { startPostgres } from './postgres.ts';
import { type Share, shardOption } from './share.ts';
import { readJestReport, readPlaywrightReport, type Tally } from './tally.ts';

/** One kind of test, which runs whole or in shares. */
export interface Suite {
  readonly title: string;
  run(share?: Share): Promise<Tally>;
}

/** Where each run leaves its report. */
export const REPORTS = join(ROOT, '.cache/reports');

/** What `npm test` runs; docs/ci-budget.md says what each costs. */
export const SUITES: readonly Suite[] = [
  { title: 'Check', run: runSteps },
  { title: 'Unit, component and API tests', run: () => jest('jest') },
  {
    title: 'Browser tests',
    run: async () =>
      withinBudget(await playwright('browser', ['--grep-invert', '@all']), MAX_BROWSER_TESTS),
  },
];

/** What `npm run test:all` runs besides. */
export const ADDED_SUITES: readonly Suite[] = [
  {
    title: 'Browser tests that take longer',
    run: (share) => playwright('browser-all', ['--grep', '@all', ...shard(share)]),
  },
  { title: 'Releases with real builds', run: builds },
  { title: 'Kill tests of the embedded database', run: killTests },
  { title: 'API tests on PostgreSQL', run: postgres },
  { title: 'Properties with 20,000 cases', run: properties },
];

const KILLS = 40;
const KILL_TEST = 'api/src/core/db/embedded/crash-test/main.ts';

const shard = (share: Share | undefined): string[] => (share ? [shardOption(share)] : []);

/** A run that ends badly without a failed test counts as one failure. */
const honest = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

async function jest(
  report: string,
  extra: readonly string[] = [],
  { config = 'tools/jest/jest.config.js', env = {} } = {},
): Promise<Tally> {
  const file = join(REPORTS, `${report}.json`);
  const args = ['--config', config, '--json', `--outputFile=${file}`, ...extra];
  const { code } = await runCommand('jest', args, { show: true, env });
  return honest(readJestReport(file), code);
}

async function playwright(report: string, extra: readonly string[]): Promise<Tally> {
  const file = join(REPORTS, `${report}.json`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...extra];
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await runCommand('playwright', args, { show: true, env });
  return honest(readPlaywrightReport(file), code);
}

/** The command line with real builds, which no test of `npm test` makes. */
function builds(share?: Share): Promise<Tally> {
  const config = 'tools/jest/builds.config.js';
  return jest('builds', ['--passWithNoTests', ...shard(share)], { config });
}

/** The same API tests on a real server, which is fast enough to try every hostile value in every place. */
async function postgres(share?: Share): Promise<Tally> {
  const server = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: server.url, HOSTILE: 'all' };
    return await jest('postgres', ['--selectProjects', 'api', ...shard(share)], { env });
  } finally {
    await server.stop();
  }
}

/** The properties of `shared` with a hundred times as many cases as `npm test` tries. */
function properties(share?: Share): Promise<Tally> {
  const files = ['--selectProjects', 'shared', '--testPathPatterns', '\\.property\\.test\\.'];
  const extra = [...files, '--passWithNoTests', ...shard(share)];
  return jest('properties', extra, { env: { PROPERTY_CASES: '20000' } });
}

/** Kill -9 while acknowledged rows are written, 40 times in all eight shares; one lost row fails. */
async function killTests({ of }: Share = { index: 1, of: 1 }): Promise<Tally> {
  const args = [KILL_TEST, String(Math.ceil(KILLS / of))];
  const { code } = await runCommand('node', args, { show: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
