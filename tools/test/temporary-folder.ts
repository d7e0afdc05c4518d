import {
  chmodSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The in-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** Space for two databases, the consoles of the browser tests, Chromium's profiles and copies of the repository. */
const NEEDED_BYTES = 4 * 2 ** 30;
/** In each folder, the process that uses it: its id and when it started, since ids are used again. */
const OWNER = 'owner';

/**
 * Creates a folder for the temporary files of this process and its children, in memory if twice the needed space is free: a
 * test database is a thousand files, which take a second to copy on disk and 0.05 s in memory. The folder is removed when
 * this process ends, and by a later run if this one is killed.
 */
export function useTemporaryFolder(): void {
  const parents = [IN_MEMORY, tmpdir()];
  removeAbandoned(parents);
  const folder = mkdtempSync(join(hasMemory() ? IN_MEMORY : tmpdir(), 'rollcall-'));
  writeFileSync(join(folder, OWNER), `${process.pid} ${startOf(process.pid)}`);
  // PostgreSQL runs as another user, in its own folder below this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Removes the folders of runs that were killed. A folder without an owner is new, or not ours. */
export function removeAbandoned(parents: readonly string[]): void {
  for (const file of parents.flatMap((parent) => globSync(join(parent, 'rollcall-*', OWNER)))) {
    const [pid, start] = readFileSync(file, 'utf8').split(' ');
    if (startOf(Number(pid)) !== start) rmSync(dirname(file), { recursive: true, force: true });
  }
}

/** When a process started, in clock ticks since the machine did; '' when there is no such process. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    // The name of the program, in parentheses, may contain spaces; the start is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return 'unknown';
  }
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // What is written there takes memory, which may be limited for this process.
    return Math.min(bavail * bsize, process.availableMemory()) > 2 * NEEDED_BYTES;
  } catch {
    return false;
  }
}
