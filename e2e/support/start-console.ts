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
  // When the tests are stopped, so is the console.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await waitUntilReady(url, exited, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/**
 * Polls until the page is served, since the console's output is not meant for programs. It has no time limit: the first
 * start builds, which takes as long as the machine needs.
 */
async function waitUntilReady(url: string, exited: Promise<unknown>, output: () => string) {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  for (;;) {
    if (hasExited) throw new Error(`The console did not start:\n${output()}`);
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
