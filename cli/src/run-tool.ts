import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { shortenOutput } from './tool-output.ts';

interface Tool {
  /** What failed, when it does. */
  readonly title: string;
  /** Of the command then, see `EXIT`. */
  readonly exitCode: number;
  /** Where it runs. */
  readonly folder: string;
  /** The folder for output that is too long to show; by default in the packages of `folder`. */
  readonly logs?: string;
  readonly signal?: AbortSignal | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end; returns its standard output. NODE_ENV is `test` unless `env` says otherwise: with `production` from
 * the caller's shell, React would lack its test helpers.
 * @throws CommandError with the part of its output that people need.
 */
export async function runTool(
  { title, exitCode, folder, logs, signal, env }: Tool,
  command: string,
  args: readonly string[],
): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, CI: 'true', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
    ...(signal && { signal }),
  });
  let printed = '';
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return printed;
  const file = `${title.replaceAll(' ', '-')}.log`;
  const log = join(logs ?? join(folder, 'node_modules/.cache/rollcall'), file);
  throw new CommandError(`${title}:\n${shortenOutput(output, log)}`, exitCode);
}
