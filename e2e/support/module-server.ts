import { spawn } from 'node:child_process';
import { freePort } from '@rollcall/tools/process';

/** Runs a module's own server from its project. */
export async function startModuleServer(project: string, consoleUrl: string) {
  const port = await freePort();
  const start = async () => {
    const child = spawn(process.execPath, ['server/server.ts'], {
      cwd: project,
      env: { ...process.env, ROLLCALL_URL: consoleUrl, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      void exited.then(() => reject(new Error('The module’s server did not start.')));
    });
    return async () => {
      child.kill();
      await exited;
    };
  };
  let end = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => end(),
    async restart() {
      end = await start();
    },
  };
}
