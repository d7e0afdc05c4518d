import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createForeignBackend } from '../foreign-backend/foreign-backend.ts';
import type { Consoles } from './consoles.ts';
import { buildProbe, PROBE } from './probe.ts';
import { startConsole } from './start-console.ts';

/**
 * Starts the consoles of the browser tests, each with its own data folder: one with our own server, and one with a base
 * backend in each of its two modes; builds the probe module. Returns a function that stops them all; what has started is
 * stopped, too, if one cannot start.
 */
export default async function startConsoles(): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const data = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  started.defer(() => rmSync(data, { recursive: true, force: true }));
  const start = async (name: keyof Consoles, settings: NodeJS.ProcessEnv) => {
    const running = await startConsole(join(data, name), settings);
    started.defer(running.stop);
    return { url: running.url, releases: join(data, name, 'releases') };
  };
  const startOnForeign = async (name: 'base' | 'base401', mode: 404 | 401) => {
    // The releases are built once; the other consoles serve copies.
    cpSync(own.releases, join(data, name, 'releases'), { recursive: true });
    const backend = await createForeignBackend({ mode });
    started.defer(backend.close);
    return start(name, { API_BASE_URL: backend.url });
  };
  const own = await start('own', {});
  const base = await startOnForeign('base', 404);
  const base401 = await startOnForeign('base401', 401);
  process.env.ROLLCALL_CONSOLES = JSON.stringify({ own, base, base401 } satisfies Consoles);
  process.env[PROBE] = JSON.stringify(await buildProbe());
  const running = started.move();
  return () => running.disposeAsync();
}
