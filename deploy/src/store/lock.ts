import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

/** How long a release waits for another one's pointer move, in milliseconds; a move takes a few. */
const WAIT_MS = 10_000;

/**
 * Runs `work` while no other process does (design §6: pointer moves are serialised). The lock is a file with the
 * holder's process id; that of a process that is gone is taken over.
 * @throws StartError when another process holds it for longer than ten seconds.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await take(path))) {
    if (Date.now() > deadline) {
      throw new StartError(`Another release holds ${path}: wait for it to end, then try again.`);
    }
    await pause(20);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && !isAlive(holder)) {
    // Renamed first: of two that see a dead holder only one gets the file.
    const stale = `${path}.stale-${process.pid}`;
    await rename(path, stale).then(
      () => rm(stale, { force: true }),
      () => undefined,
    );
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
