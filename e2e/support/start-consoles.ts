import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createForeignBackend } from '../foreign-backend/foreign-backend.ts';
import type { Consoles } from './consoles.ts';
import { startConsole } from './start-console.ts';

/**
 * Starts the consoles of the browser tests, each with its own data folder: one with our own server, and one with a base
 * backend in each of its two modes. Returns a function that stops them all.
 */
export default async function startConsoles(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'rollcall-e2e-'));
  const strict404 = await createForeignBackend({ mode: 404 });
  const strict401 = await createForeignBackend({ mode: 401 });
  const own = await startConsole(join(data, 'own'), {});
  // The releases are built once; the other consoles serve copies.
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
