import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { shortenOutput } from '@rollcall/cli/tool-output';
import { ROOT, type Workspace } from '../build/workspaces.ts';

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
  const results = join(ROOT, '.cache/logs', `tests-${name}.json`);
  mkdirSync(dirname(results), { recursive: true });
  const args = [
    bin('jest', 'bin/jest.js'),
    '--colors=false',
    '--ci',
    // By default Jest leaves one core idle.
    `--maxWorkers=${availableParallelism()}`,
    '--json',
    `--outputFile=${results}`,
    ...(since === undefined ? [] : [`--changedSince=${since}`, '--passWithNoTests']),
  ];
  const log = `tests-${name}.log`;
  await runTool(`The tests of ${name} failed`, args, folder, { signal, log });
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
  const log = `types-${workspace.name}.log`;
  await runTool(`The type check of ${workspace.name} failed`, args, ROOT, { signal, log });
}

/** Runs a Node program to its end. */
async function runTool(
  failure: string,
  args: string[],
  cwd: string,
  { signal, log }: { readonly signal: AbortSignal; readonly log: string },
) {
  // With NODE_ENV=production from the caller's shell, React would lack its test helpers.
  const env = { ...process.env, NODE_ENV: 'test' };
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    const shown = shortenOutput(output, join(ROOT, '.cache/logs', log));
    throw new CommandError(`${failure}:\n${shown}`, EXIT.tests);
  }
}
