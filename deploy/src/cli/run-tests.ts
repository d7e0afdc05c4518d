import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '@rollcall/tools/cli/command-error';
import { EXIT } from '@rollcall/tools/cli/exit-codes';
import { shortenOutput } from '@rollcall/tools/cli/tool-output';
import { ROOT, type Workspace } from '../build/workspaces.ts';
import type { TestsRun } from '../green-tests/reporter.ts';

const require = createRequire(import.meta.url);
const bin = (name: string, path: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), path);
const greenTests = (file: string) => join(import.meta.dirname, '../green-tests', file);

/**
 * Runs the tests of one workspace: those that have not passed with their current inputs (see green-tests), or `all`.
 * Returns a summary for people.
 * @throws CommandError with the test runner's output when a test fails.
 */
export async function runTests(
  workspace: Workspace,
  { all, signal }: { readonly all: boolean; readonly signal: AbortSignal },
): Promise<string> {
  const args = [
    bin('jest', 'bin/jest.js'),
    '--colors=false',
    '--ci',
    // By default Jest leaves one core idle.
    `--maxWorkers=${availableParallelism()}`,
    '--reporters=default',
    `--reporters=${greenTests('reporter.ts')}`,
    ...(all ? [] : [`--testSequencer=${greenTests('sequencer.ts')}`, '--passWithNoTests']),
  ];
  const failure = `The tests of ${workspace.name} failed`;
  const log = `tests-${workspace.name}.log`;
  const run = (await runTool(failure, args, workspace.folder, { signal, log })) as
    | TestsRun
    | undefined;
  if (!run || run.files + run.green === 0) {
    throw new CommandError(`${workspace.name} has no tests.`, EXIT.tests);
  }
  return summarize(run);
}

/** "Tests: 12 in 2 files; 31 files skipped, unchanged since they passed". */
function summarize({ tests, files, green }: TestsRun): string {
  const ran = files === 0 ? 'none to run' : `${tests} in ${count(files)}`;
  if (green === 0) return `Tests: ${ran}`;
  return `Tests: ${ran}; ${count(green)} skipped, unchanged since ${green === 1 ? 'it' : 'they'} passed`;
}

const count = (files: number) => (files === 1 ? '1 file' : `${files} files`);

/**
 * Checks the types of one workspace and of its dependencies.
 * @throws CommandError with the compiler's output when there are errors.
 */
export async function checkTypes(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const args = [bin('typescript', 'bin/tsc'), '--build', '--pretty', 'false', workspace.name];
  const log = `types-${workspace.name}.log`;
  await runTool(`The type check of ${workspace.name} failed`, args, ROOT, { signal, log });
}

/** Runs a Node program to its end; returns the last message that it sent over IPC. */
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
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  let lastMessage: unknown;
  child.on('message', (message) => {
    lastMessage = message;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    const shown = shortenOutput(output, join(ROOT, '.cache/logs', log));
    throw new CommandError(`${failure}:\n${shown}`, EXIT.tests);
  }
  return lastMessage;
}
