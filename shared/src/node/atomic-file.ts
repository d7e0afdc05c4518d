import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file atomically: writes a temporary file in the same folder, flushes it and renames it. A crash at any
 * moment leaves either the old or the new content (design §6). The temporary name is random, because process ids repeat
 * across containers. `mode` are the permissions of a new file, from its first byte on.
 */
export async function writeAtomic(path: string, text: string, mode = 0o666): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // A full disk must not collect them.
    await remove(temporary);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes temporary files of interrupted {@link writeAtomic} calls. Call it only while no other process writes. */
export async function removeTemporary(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  const leftovers = names.filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp'),
  );
  await Promise.all(leftovers.map((name) => remove(join(dirname(path), name))));
}

/** Appends a line and flushes it. */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    await file.appendFile(`${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder's entries, so that a rename inside it survives a power failure. Not supported on Windows. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The content of a file; undefined when it does not exist. */
export async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a file or folder, if it exists. */
export const remove = (path: string) => rm(path, { recursive: true, force: true });
