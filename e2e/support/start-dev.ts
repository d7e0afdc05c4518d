import { spawn } from 'node:child_process';
import { freePort } from '@rollcall/tools/process';

interface Options {
  /** The folder of the module. */
  readonly cwd: string;
  readonly consoleUrl: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number | undefined;
}

/** Starts hot reload for a module with a command that ends in `dev`; resolves when it prints its URL. */
export async function startDev(
  command: string,
  args: readonly string[],
  { cwd, consoleUrl, env, uid }: Options,
) {
  const port = String(await freePort());
  const child = spawn(command, [...args, '--to', consoleUrl, '--port', port], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const found = /with hot reload at (\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
    void exited.then(() => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
