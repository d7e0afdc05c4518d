import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../store/lock.ts';
import { ROOT } from './workspaces.ts';

/** How long one release of a name waits for another one of it to end, in milliseconds. */
const WAIT_MS = 120_000;

/** Runs `work` while no other build of this checkout writes the workspace's `dist`. */
export async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(ROOT, '.cache');
  await mkdir(folder, { recursive: true });
  return withLock(join(folder, `build-${name}.lock`), work, WAIT_MS);
}
