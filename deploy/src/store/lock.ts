import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isRunning } from './is-running.ts';

/** How long a release waits for another one's pointer move, in milliseconds; a move takes a few. */
const WAIT_MS = 10_000;

/** Locks that this process holds or is trying to take, one at a time each. */
const held = new Set<string>();

let attempts = 0;

/**
 * Runs `work` while no other process does (design §6: pointer moves are serialised). The lock is a file with the
 * holder's process id; that of a process that is gone is taken over.
 * @throws StartError when another process holds it for longer than `waitMs`.
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  waitMs = WAIT_MS,
): Promise<T> {
  const deadline = Date.now() + waitMs;
  while (!(await take(path))) {
    if (Date.now() > deadline) {
      throw new StartError(
        `Another release holds ${path}: wait for it to end, or remove the file if none is running.`,
      );
    }
    await pause(20);
  }
  try {
    return await work();
  } finally {
    // In this order: a lock that is still there and nobody's would be taken for a dead process's.
    await rm(path, { force: true });
    held.delete(path);
  }
}

async function take(path: string): Promise<boolean> {
  if (held.has(path)) return false;
  // Claimed before the first wait: within this process nobody else tries, or takes our lock for a dead one's.
  held.add(path);
  const isTaken = await takeFile(path).catch((error: unknown) => {
    held.delete(path);
    throw error;
  });
  if (!isTaken) held.delete(path);
  return isTaken;
}

async function takeFile(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}-${attempts++}`;
  await writeFile(own, String(process.pid));
  try {
    // A link appears with its content or not at all: no crash leaves a lock without a holder.
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
  const holder = await readHolder(path);
  if (holder !== undefined && !isHeldBy(holder)) await takeAway(path, holder);
  return false;
}

/** Removes a dead holder's lock. Somebody may have done so first and locked anew: then it is put back. */
async function takeAway(path: string, holder: number): Promise<void> {
  const stale = `${path}.${process.pid}-${attempts++}`;
  const isMoved = await rename(path, stale).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  if ((await readHolder(stale)) !== holder) await link(stale, path).catch(() => undefined);
  await rm(stale, { force: true });
}

async function readHolder(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text);
}

/** Whether a process that wrote its id into the lock still runs; our own id is that of a process before us. */
const isHeldBy = (pid: number) => pid !== process.pid && isRunning(pid);
