import { spawn } from 'node:child_process';
import { freePort } from '@rollcall/tools/process';

/** Runs the payroll team's own server from its project. */
export async function startPayrollBackend(project: string, consoleUrl: string) {
  const port = await freePort();
  const start = async () => {
    const child = spawn(process.execPath, ['backend/server.ts', String(port), consoleUrl], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      void exited.then(() => reject(new Error('The payroll backend did not start.')));
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
