import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly done: Promise<Run>;
}

/** Runs a script of a checkout's `deploy/src` in one of its folders, as in CI: without terminal and colours. */
export function runScript(
  checkout: string,
  script: string,
  args: readonly string[],
  { folder = '.', env = {} }: { folder?: string; env?: NodeJS.ProcessEnv } = {},
): Running {
  const child = spawn(process.execPath, [join(checkout, 'deploy/src', script), ...args], {
    cwd: join(checkout, folder),
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    texts.output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    texts.errors += chunk;
  });
  const done = new Promise<Run>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...texts }));
  });
  return { child, done };
}
