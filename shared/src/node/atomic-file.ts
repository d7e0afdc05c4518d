import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file as a whole: written beside it, flushed, renamed over it. A crash at any moment leaves the old
 * content or the new one (design §6). The temporary name is random, since process ids repeat across containers.
 */
export async function writeAtomic(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Removes what killed calls of {@link writeAtomic} left beside a file. Call it only while nobody else writes. */
export async function removeTemporary(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp'),
  );
  await Promise.all(left.map((name) => remove(join(dirname(path), name))));
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

/** Flushes a folder's own entries, so that a rename inside it survives a power cut. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The text of a file; undefined when it does not exist. */
export async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a file or folder, whether or not it is there. */
export const remove = (path: string) => rm(path, { recursive: true, force: true });
