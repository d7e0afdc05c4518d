import { access, copyFile, link, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isVersion } from '@rollcall/shared/module';
import { OperatorError, remove, syncFolder } from '@rollcall/shared/node';
import { integrityOf, listFiles } from './integrity.ts';

/** The files of all shells by path, next to their versions: `/shell/files/static/…` (decision 085). */
const FILES = 'files';

/** Files whose name has a hash of their content. The page and the records of a shell are only in its version folder. */
const HASHED = /^static\/.+\.[0-9a-f]{8,}\.\w+$/;

/** Whether a file of a shell's build is served by its name alone, for every version that has it. */
export const isShellFile = (path: string) =>
  HASHED.test(path.replace(/\.(br|gz)$/, '')) && !path.includes('..');

/** Path of a file of all shells in the store; undefined for one that is not served so. */
export const shellFile = (root: string, path: string): string | undefined =>
  isShellFile(path) ? join(root, 'shell', FILES, path) : undefined;

/**
 * Adds the files of a shell's version to those of all shells, as links to the same bytes. Files that are there stay.
 * @throws OperatorError when one is there with different content, which open pages would get.
 */
export async function addShellFiles(root: string, version: string): Promise<void> {
  const files = (await listFiles(version)).filter(isShellFile);
  for (const path of files) {
    const target = join(root, 'shell', FILES, path);
    await mkdir(dirname(target), { recursive: true });
    await addFile(join(version, path), target, path);
  }
  const folders = new Set(files.map((path) => dirname(join(root, 'shell', FILES, path))));
  for (const folder of folders) await syncFolder(folder);
}

async function addFile(from: string, target: string, path: string): Promise<void> {
  try {
    await link(from, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      // Compressed copies of the same content may differ between versions of Node.
      if (/\.(br|gz)$/.test(path) || (await integrityOf(from)) === (await integrityOf(target))) {
        return;
      }
      throw new OperatorError(`Another shell has a different ${path}.`, { cause: error });
    }
    // Not every file system has links.
    await copyFile(from, `${target}.tmp`);
    await rename(`${target}.tmp`, target);
  }
}

/**
 * Removes the files that no version has any more, after a version was removed or its publication was interrupted. The
 * caller holds the lock of the shell's publications.
 */
export async function removeUnusedShellFiles(root: string, versions: readonly string[]) {
  const folder = join(root, 'shell', FILES);
  const paths = await listFiles(folder).catch(() => []);
  const kept = versions.filter(isVersion);
  for (const path of paths) {
    const uses = kept.map((version) => access(join(root, 'shell', version, path)));
    // Each rejects for a version without the file.
    await Promise.any(uses).catch(() => remove(join(folder, path)));
  }
}
