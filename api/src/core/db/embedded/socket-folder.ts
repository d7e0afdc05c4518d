import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'rollcall-';
/** The file name that PostgreSQL's clients look for in a socket folder, for port 5432. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The narrowest limit of a socket's path: macOS has 104 bytes, Linux 108. */
const MAX_PATH_BYTES = 103;

/**
 * A private folder for the database's socket. It lies in the temporary folder, since a data folder may be
 * deeper than a socket's path may be long. A note beside the database tells the next start which one a
 * killed process left behind.
 */
export function makeSocketFolder(note: string): { folder: string; socketPath: string } {
  removeLeftOver(note);
  const isTooLong = join(tmpdir(), `${PREFIX}XXXXXX`, SOCKET_NAME).length > MAX_PATH_BYTES;
  const folder = mkdtempSync(join(isTooLong ? '/tmp' : tmpdir(), PREFIX));
  writeFileSync(note, folder);
  return { folder, socketPath: join(folder, SOCKET_NAME) };
}

/** Removes the socket folder that a note names: that of a process that was killed. */
export function removeLeftOver(note: string): void {
  try {
    const folder = readFileSync(note, 'utf8');
    if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
