import { cp, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_FOLDER } from '@rollcall/shared/module';
import {
  OperatorError,
  readIfExists,
  remove,
  syncFolder,
  writeAtomic,
} from '@rollcall/shared/node';
import { compressFile } from './compress.ts';
import { integrityOf, listFiles } from './integrity.ts';
import { withStoreLock } from './lock.ts';
import { addShellFiles, removeUnusedShellFiles } from './shell-files.ts';

/** How long a publication waits for another one of the same name, in milliseconds; most take a second. */
const WAIT_MS = 60_000;

/**
 * Copies a build's folder into `root/NAME/VERSION` with its record and compressed copies. It is written to a temporary
 * folder, flushed and renamed, so that it is stored completely or not at all. Publishing the same content again changes
 * nothing. Publications of one name run one after the other.
 * @throws OperatorError when the version exists with different content.
 */
export async function publishFolder(
  root: string,
  name: string,
  version: string,
  folder: string,
  record: object,
): Promise<void> {
  const publish = () => publishUnderLock(root, name, version, folder, record);
  await withStoreLock(join(root, `publish-${name}.lock`), publish, WAIT_MS);
}

/**
 * Removes a version. Its folder is renamed first, so that a killed process leaves no part of it; the next publication
 * removes the rest.
 */
export async function removeVersion(root: string, name: string, version: string): Promise<void> {
  await withStoreLock(
    join(root, `publish-${name}.lock`),
    async () => {
      const hidden = join(root, name, `.${version}`);
      await remove(hidden);
      if (!(await listFiles(join(root, name, version)).catch(() => undefined))) return;
      await rename(join(root, name, version), hidden);
      await syncFolder(join(root, name));
      await remove(hidden);
      if (name === 'shell') await removeUnusedShellFiles(root, await readdir(join(root, name)));
    },
    WAIT_MS,
  );
}

async function publishUnderLock(
  root: string,
  name: string,
  version: string,
  folder: string,
  record: object,
): Promise<void> {
  const target = join(root, name, version);
  if (await isPublished(target, folder, `${name} ${version}`)) return;
  await removeUnfinished(join(root, name));
  const temporary = join(root, name, `.${version}`);
  try {
    await cp(folder, temporary, { recursive: true });
    await writeAtomic(join(temporary, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
    const files = await listFiles(temporary);
    // Only developers load the shell's development build.
    const isQuick = (file: string) => name === 'shell' && file.startsWith(`${DEVELOPMENT_FOLDER}/`);
    await Promise.all(files.map((file) => compressFile(join(temporary, file), isQuick(file))));
    await syncFiles(temporary);
    // Before the version is there: pages of it find every file.
    if (name === 'shell') await addShellFiles(root, temporary);
  } catch (error) {
    // A full disk gets its space back.
    await remove(temporary);
    throw error;
  }
  await rename(temporary, target);
  await syncFolder(join(root, name));
}

/**
 * Whether the store already has a version with the files of `folder`.
 * @throws OperatorError when it has different files.
 */
async function isPublished(target: string, folder: string, title: string): Promise<boolean> {
  if ((await readIfExists(join(target, 'release.json'))) === undefined) return false;
  const files = await listFiles(folder);
  const isSame = async (file: string) => {
    const stored = integrityOf(join(target, file)).catch(() => undefined);
    return (await integrityOf(join(folder, file))) === (await stored);
  };
  const stored = (await listFiles(target)).filter((file) => !isOfStore(file));
  const hasAll = stored.length === files.filter((file) => !isOfStore(file)).length;
  if (hasAll && (await Promise.all(files.map(isSame))).every(Boolean)) return true;
  throw new OperatorError(
    `${title} is already published with different content: a version never changes, so raise the version in package.json.`,
  );
}

/** What publishing adds to the files of a build. */
const isOfStore = (file: string) => /^(release|smoke)\.json$|\.(br|gz|tmp)$/.test(file);

/** Removes hidden folders of killed publications. The caller holds the lock, so none is being written. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => /^\.\d/.test(name));
  await Promise.all(left.map((name) => remove(join(folder, name))));
}

async function syncFiles(folder: string): Promise<void> {
  for (const path of await listFiles(folder)) {
    const file = await open(join(folder, path), 'r');
    await file.sync();
    await file.close();
  }
}
