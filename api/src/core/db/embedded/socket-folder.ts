import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'rollcall-';
/** The socket's file name that PostgreSQL clients expect for port 5432. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** Works everywhere: macOS limits a socket's path to 104 bytes, Linux to 108. */
const MAX_PATH_BYTES = 103;

/**
 * Creates a private folder for the database's socket. It is in the temporary folder, because the path of a data
 * folder may be too long for a socket. A note file in the data folder names it, so that the next start can
 * remove the folder of a killed process.
 */
export function createSocketFolder(note: string): { folder: string; socketPath: string } {
  removeStaleSocketFolder(note);
  const isTooLong = join(tmpdir(), `${PREFIX}XXXXXX`, SOCKET_NAME).length > MAX_PATH_BYTES;
  const folder = mkdtempSync(join(isTooLong ? '/tmp' : tmpdir(), PREFIX));
  writeFileSync(note, folder);
  return { folder, socketPath: join(folder, SOCKET_NAME) };
}

/** Removes the socket folder that a note file names, left by a killed process. */
export function removeStaleSocketFolder(note: string): void {
  try {
    const folder = readFileSync(note, 'utf8');
    if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
