import { runSteps } from '../check/steps.ts';
import { runCommand } from '../process/run-command.ts';
import { MAX_BROWSER_TESTS, withinBudget } from './budget.ts';
import { CLOCK_SUITES } from './clocks.ts';
import { chooseDatabase } from './postgres/choose-database.ts';
import { systemPostgres } from './postgres/programs.ts';
import { startPostgres, UNSAFE_BUT_FAST } from './postgres/start-postgres.ts';
import type { SuiteResult } from './results.ts';
import { runJest } from './run-jest.ts';
import { runPlaywright } from './run-playwright.ts';

/** What a suite gets from the runner. */
interface SuiteContext {
  /** The file to which the reporters write the tests that ended. */
  readonly resultsFile: string;
  /** Path of the browser. */
  readonly chromium: string;
}

/** A test suite. */
export interface Suite {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  /** What must be installed before anything runs. */
  readonly needs?: 'browser' | 'postgres';
  run(context: SuiteContext): Promise<SuiteResult>;
}

/** The suites of `npm test`, the cheapest first; docs/ci-budget.md lists their times. */
export const SUITES: readonly Suite[] = [
  { name: 'check', title: 'Check', run: check },
  { name: 'jest', title: 'Unit, component and API tests', run: jest },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: 'browser',
    run: async ({ resultsFile, chromium }) =>
      withinBudget(
        await runPlaywright(resultsFile, chromium, ['--grep-invert', '@all']),
        MAX_BROWSER_TESTS,
      ),
  },
];

/** The suites that `npm run test:all` runs in addition. */
export const ADDED_SUITES: readonly Suite[] = [
  {
    name: 'browser-all',
    title: 'Browser tests that take longer',
    needs: 'browser',
    run: ({ resultsFile, chromium }) => runPlaywright(resultsFile, chromium, ['--grep', '@all']),
  },
  {
    name: 'translated',
    title: 'Browser tests on translated pages',
    needs: 'browser',
    run: ({ resultsFile, chromium }) =>
      runPlaywright(resultsFile, chromium, ['--grep-invert', '@all'], { TEST_TRANSLATED: '1' }),
  },
  {
    name: 'builds',
    title: 'Releases with real builds',
    // The smoke test of a release opens its pages.
    needs: 'browser',
    run: ({ resultsFile, chromium }) =>
      runJest(resultsFile, [], {
        config: 'tools/jest/builds.config.js',
        env: { CHROMIUM_PATH: chromium },
      }),
  },
  {
    name: 'stress',
    title: 'Stress tests of API and release store',
    run: ({ resultsFile }) =>
      runJest(resultsFile, ['--selectProjects', 'api', 'deploy'], { env: { TEST_STRESS: '1' } }),
  },
  { name: 'kills', title: 'Kill tests of the embedded database', run: killTests },
  {
    name: 'postgres',
    title: 'API tests on the PostgreSQL of the system',
    needs: 'postgres',
    run: postgres,
  },
  {
    name: 'embedded',
    title: 'API tests on the embedded database',
    run: ({ resultsFile }) =>
      runJest(resultsFile, ['--selectProjects', 'api'], { env: { TEST_DATABASE_URL: undefined } }),
  },
  {
    name: 'properties',
    title: 'Properties with 20,000 cases',
    run: ({ resultsFile }) =>
      runJest(
        resultsFile,
        ['--selectProjects', 'shared', '--testPathPatterns', '\\.property\\.test\\.'],
        { env: { PROPERTY_CASES: '20000' } },
      ),
  },
  ...CLOCK_SUITES,
];

const KILL_COUNT = 40;
const KILL_TEST = 'api/src/core/db/embedded/crash-test/main.ts';

async function check(): Promise<SuiteResult> {
  const { passed, red } = await runSteps();
  return {
    passed,
    red: red.map((step) => ({ ...step, file: 'npm run check', isPassed: false })),
    flaky: [],
  };
}

async function jest({ resultsFile }: SuiteContext): Promise<SuiteResult> {
  const { env, stop } = await chooseDatabase(process.env);
  try {
    return await runJest(resultsFile, [], { env });
  } finally {
    await stop();
  }
}

/** All API tests on a server, perhaps of an older version, where they try every invalid input in every place. */
async function postgres({ resultsFile }: SuiteContext): Promise<SuiteResult> {
  const server = await startPostgres(systemPostgres(), UNSAFE_BUT_FAST);
  try {
    const env = { TEST_DATABASE_URL: server.url, HOSTILE: 'all' };
    return await runJest(resultsFile, ['--selectProjects', 'api'], { env });
  } finally {
    await server.stop();
  }
}

/** Runs kill -9 while rows are written and acknowledged, 40 times; one lost row fails. */
async function killTests(): Promise<SuiteResult> {
  const { code } = await runCommand('node', [KILL_TEST, String(KILL_COUNT)], { show: true });
  const error = 'A row was lost or the database did not start: see the output above.';
  const red = code === 0 ? [] : [{ file: KILL_TEST, name: '', isPassed: false, error }];
  return { passed: code === 0 ? 1 : 0, red, flaky: [] };
}
