import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../process/find-chromium.ts';
import { firstLine } from '../process/first-line.ts';
import { ROOT } from '../process/run-command.ts';
import { cpuOfChildren } from './cpu-of-children.ts';
import { systemPostgres } from './postgres/programs.ts';
import { type Requested, readSuites } from './read-suites.ts';
import { countRuns, readRuns } from './results.ts';
import { withError } from './run-jest.ts';
import type { Suite } from './suites.ts';
import { type SuiteState, summarize } from './summary.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

// `npm test`: the three suites of every commit, until one is red. `npm run test:all -- NAME…`: all suites, or these.

const REPORTS_FOLDER = join(ROOT, '.cache/reports');
const resultsFileOf = ({ name }: Suite) => join(REPORTS_FOLDER, `${name}.jsonl`);

const { suites, isAll } = readOrExit(() => readSuites(process.argv.slice(2)));
// What must be installed comes first: if that fails, no test has run.
const chromium = readOrExit(() => install({ suites, isAll }));

const states: SuiteState[] = suites.map(({ title }) => ({ title, state: 'waiting' }));
let running: Suite | undefined;
// Also when the run is stopped, the end of the log says what has happened.
process.once('exit', () => {
  if (running) {
    const result = countRuns(readRuns(resultsFileOf(running)));
    states[suites.indexOf(running)] = { title: running.title, state: 'stopped', result };
  }
  const { lines, failed } = summarize(states);
  console.log(`\n${lines.join('\n')}`);
  if (failed > 0) process.exitCode = 1;
});
useTemporaryFolder();
rmSync(REPORTS_FOLDER, { recursive: true, force: true });
mkdirSync(REPORTS_FOLDER, { recursive: true });

for (const [at, suite] of suites.entries()) {
  running = suite;
  states[at] = await run(suite);
  running = undefined;
  if (!isAll && states[at].state === 'ended' && states[at].result.red.length > 0) break;
}

/** A suite that could not run counts as one failure. */
async function run(suite: Suite): Promise<SuiteState> {
  const { title } = suite;
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  const cpuBefore = cpuOfChildren();
  const resultsFile = resultsFileOf(suite);
  const result = await suite.run({ resultsFile, chromium }).catch((thrown: unknown) => {
    console.error(thrown);
    const error = firstLine(thrown instanceof Error ? thrown.message : String(thrown));
    return withError(countRuns(readRuns(resultsFile)), suite.name, error);
  });
  const cpuAfter = cpuOfChildren();
  return {
    title,
    state: 'ended',
    result,
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds:
      cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
  };
}

/** Installs what the suites need; returns the path of the browser, or '' when none needs one. */
function install({ suites: requested, isAll: isFull }: Requested): string {
  const needs = new Set(requested.map((suite) => suite.needs));
  if (needs.has('postgres')) systemPostgres();
  // `npm run test:all` tests with the browser that people have.
  return needs.has('browser') ? findChromium(isFull ? 'full' : 'headless') : '';
}

/** Prints one sentence and exits when it throws. */
function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
