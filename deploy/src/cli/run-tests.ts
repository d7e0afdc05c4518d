import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { runTool } from '@rollcall/cli/run-tool';
import { LOGS, ROOT, type Workspace } from '../build/workspaces.ts';

const require = createRequire(import.meta.url);
const bin = (name: string, path: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/**
 * Runs the tests of one workspace: those that depend on what changed `since` a commit, all without one. Returns a summary
 * for people.
 * @throws CommandError with the test runner's output when a test fails.
 */
export async function runTests(
  workspace: Workspace,
  { since, signal }: { readonly since: string | undefined; readonly signal: AbortSignal },
): Promise<string> {
  const { folder, name } = workspace;
  if (globSync('src/**/*.test.{ts,tsx}', { cwd: folder }).length === 0)
    throw new CommandError(`${name} has no tests.`, EXIT.tests);
  const results = join(LOGS, `tests-${name}.json`);
  mkdirSync(dirname(results), { recursive: true });
  const args = [
    bin('jest', 'bin/jest.js'),
    '--colors=false',
    // By default Jest leaves one core idle.
    `--maxWorkers=${availableParallelism()}`,
    '--json',
    `--outputFile=${results}`,
    ...(since === undefined ? [] : [`--changedSince=${since}`, '--passWithNoTests']),
  ];
  const title = `The tests of ${name} failed`;
  const tool = { title, exitCode: EXIT.tests, folder, logs: LOGS, signal };
  await runTool(tool, process.execPath, args);
  return summarize(JSON.parse(readFileSync(results, 'utf8')), since);
}

/** "Tests: 12 in 2 files that depend on what changed since 1a2b3c4". */
function summarize(
  { numTotalTests, numTotalTestSuites }: { numTotalTests: number; numTotalTestSuites: number },
  since: string | undefined,
): string {
  const files = numTotalTestSuites === 1 ? '1 file' : `${numTotalTestSuites} files`;
  const ran = `Tests: ${numTotalTests} in ${files}`;
  if (since === undefined) return ran;
  const changed = `what changed since ${since.slice(0, 7)}`;
  if (numTotalTestSuites === 0) return `Tests: none depends on ${changed}`;
  return `${ran} that ${numTotalTestSuites === 1 ? 'depends' : 'depend'} on ${changed}`;
}

/**
 * Checks the types of one workspace and of its dependencies.
 * @throws CommandError with the compiler's output when there are errors.
 */
export async function checkTypes(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const args = [bin('typescript', 'bin/tsc'), '--build', '--pretty', 'false', workspace.name];
  const title = `The type check of ${workspace.name} failed`;
  const tool = { title, exitCode: EXIT.tests, folder: ROOT, logs: LOGS, signal };
  await runTool(tool, process.execPath, args);
}
