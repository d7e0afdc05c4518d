import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createForeignBackend } from '../foreign-backend/foreign-backend.ts';
import type { Consoles } from './consoles.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './run-command.ts';

/**
 * Starts what the browser tests need, each with its own data folder: the console on our own server, and one
 * on a base backend in each of its two modes. Returns how to stop it all.
 */
export default async function startConsoles(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  const strict404 = await createForeignBackend({ mode: 404 });
  const strict401 = await createForeignBackend({ mode: 401 });
  const own = await startConsole(join(data, 'own'), {});
  // Built once: the others serve the same releases.
  for (const name of ['base', 'base401']) {
    cpSync(join(data, 'own/releases'), join(data, name, 'releases'), { recursive: true });
  }
  const base = await startConsole(join(data, 'base'), { API_BASE_URL: strict404.url });
  const base401 = await startConsole(join(data, 'base401'), { API_BASE_URL: strict401.url });
  const consoles: Consoles = {
    own: { url: own.url, releases: join(data, 'own/releases') },
    base: { url: base.url, releases: join(data, 'base/releases') },
    base401: { url: base401.url, releases: join(data, 'base401/releases') },
  };
  process.env.ROLLCALL_CONSOLES = JSON.stringify(consoles);
  return async () => {
    await Promise.all([own.stop(), base.stop(), base401.stop()]);
    await Promise.all([strict404.close(), strict401.close()]);
    rmSync(data, { recursive: true, force: true });
  };
}

/** Runs `deploy/src/start.ts` on a free port and waits until it answers. */
async function startConsole(dataDir: string, settings: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['deploy/src/start.ts'], {
    cwd: ROOT,
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

/** Polls until the page is served; the console prints nothing that a program should read. */
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
  throw new Error(`The console did not answer within 3 minutes:\n${output()}`);
}
