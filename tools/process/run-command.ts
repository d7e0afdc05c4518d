import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command at the root of the checkout and collects its output; `show` also prints it. */
export function runCommand(
  command: string,
  args: readonly string[],
  {
    show = false,
    env = {},
    cwd = ROOT,
    uid,
  }: {
    show?: boolean;
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    /** The user who runs it; only root may choose. */
    uid?: number | undefined;
  } = {},
): Promise<Finished> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
    });
    // A command ends with this process.
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    let output = '';
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}
