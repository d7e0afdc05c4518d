import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT, type Workspace } from '../build/workspaces.ts';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

const require = createRequire(import.meta.url);
const bin = (name: string, path: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/**
 * Runs the tests of one workspace, and of nothing else.
 * @throws CommandError with the runner's own output when one fails.
 */
export function runTests(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const args = [bin('jest', 'bin/jest.js'), '--colors=false', '--testTimeout=60000', '--ci'];
  return runTool(`The tests of ${workspace.name} fail`, args, workspace.folder, signal);
}

/**
 * Checks the types of one workspace and of what it builds upon.
 * @throws CommandError with the compiler's own output when they are wrong.
 */
export function checkTypes(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const args = [bin('typescript', 'bin/tsc'), '--build', '--pretty', 'false', workspace.name];
  return runTool(`The types of ${workspace.name} are wrong`, args, ROOT, signal);
}

async function runTool(failure: string, args: string[], cwd: string, signal: AbortSignal) {
  // A shell that is set for production would run React without what its tests need.
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
  if (code !== 0) throw new CommandError(`${failure}:\n${output.trim()}`, EXIT.tests);
}
