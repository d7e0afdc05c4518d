import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, type Workspace } from '../build/workspaces.ts';
import type { TestsRun } from '../green-tests/reporter.ts';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

const require = createRequire(import.meta.url);
const bin = (name: string, path: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), path);
const greenTests = (file: string) => join(import.meta.dirname, '../green-tests', file);

/**
 * Runs the tests of one workspace, and of nothing else: those that were not green with what they depend on now
 * (green-tests), or `all`. Returns how many they were, in words.
 * @throws CommandError with the runner's own output when one fails.
 */
export async function runTests(
  workspace: Workspace,
  { all, signal }: { readonly all: boolean; readonly signal: AbortSignal },
): Promise<string> {
  const args = [
    bin('jest', 'bin/jest.js'),
    '--colors=false',
    '--testTimeout=60000',
    '--ci',
    // Jest leaves one core idle for its watch mode.
    `--maxWorkers=${availableParallelism()}`,
    '--reporters=default',
    `--reporters=${greenTests('reporter.ts')}`,
    ...(all ? [] : [`--testSequencer=${greenTests('sequencer.ts')}`, '--passWithNoTests']),
  ];
  const failure = `The tests of ${workspace.name} fail`;
  const run = (await runTool(failure, args, workspace.folder, signal)) as TestsRun | undefined;
  if (!run || run.files + run.green === 0) {
    throw new CommandError(`${workspace.name} has no tests.`, EXIT.tests);
  }
  return wordsFor(run);
}

/** "Tests: 12 of 2 files; 31 files green since their last change". */
function wordsFor({ tests, files, green }: TestsRun): string {
  const ran = files === 0 ? 'none to run' : `${tests} of ${count(files)}`;
  if (green === 0) return `Tests: ${ran}`;
  return `Tests: ${ran}; ${count(green)} green since ${green === 1 ? 'its' : 'their'} last change`;
}

const count = (files: number) => (files === 1 ? '1 file' : `${files} files`);

/**
 * Checks the types of one workspace and of what it builds upon.
 * @throws CommandError with the compiler's own output when they are wrong.
 */
export async function checkTypes(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const args = [bin('typescript', 'bin/tsc'), '--build', '--pretty', 'false', workspace.name];
  await runTool(`The types of ${workspace.name} are wrong`, args, ROOT, signal);
}

/** Runs a program of Node's to its end; resolves with what it sent over IPC last. */
async function runTool(failure: string, args: string[], cwd: string, signal: AbortSignal) {
  // A shell that is set for production would run React without what its tests need.
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
  let sent: unknown;
  child.on('message', (message) => {
    sent = message;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new CommandError(`${failure}:\n${output.trim()}`, EXIT.tests);
  return sent;
}
