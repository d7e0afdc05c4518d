import { spawn } from 'node:child_process';
import { freePort, ROOT } from '@rollcall/tools/process';

/** Runs `deploy/src/start.ts` of a checkout on a free port, or on the PORT of the settings, and waits until it responds. */
export async function startConsole(dataDir: string, settings: NodeJS.ProcessEnv, root = ROOT) {
  const port = Number(settings.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['deploy/src/start.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await waitUntilReady(url, exited, () => output);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Polls until the page is served, since the console's output is not meant for programs. */
async function waitUntilReady(url: string, exited: Promise<unknown>, output: () => string) {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (hasExited) throw new Error(`The console did not start:\n${output()}`);
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The console did not respond within 3 minutes:\n${output()}`);
}
