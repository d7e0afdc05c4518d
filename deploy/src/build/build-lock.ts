import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withStoreLock } from '../store/lock.ts';
import { ROOT } from './workspaces.ts';

/** How long a release of a workspace waits for another release of the same workspace, in milliseconds. */
const WAIT_MS = 120_000;

/** Runs `work` under a lock, so that no other build of this checkout writes the workspace's `dist` at the same time. */
export async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(ROOT, '.cache');
  await mkdir(folder, { recursive: true });
  return withStoreLock(join(folder, `build-${name}.lock`), work, WAIT_MS);
}
