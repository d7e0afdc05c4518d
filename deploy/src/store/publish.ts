import { cp, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, remove, StartError, syncFolder, writeAtomic } from '@rollcall/shared/node';
import { compressFile } from './compress.ts';
import { integrityOf, listFiles } from './integrity.ts';
import { withLock } from './lock.ts';

/** How long one publication of a name waits for another one, in milliseconds; most take a second. */
const WAIT_MS = 60_000;

/**
 * Copies a build's folder into `root/NAME/VERSION` with its record and compressed copies: written beside, flushed,
 * renamed, so that it is there whole or not at all. Publishing the same content again changes nothing. Publications
 * of one name wait for each other.
 * @throws StartError when the version is there with other content.
 */
export async function publishFolder(
  root: string,
  name: string,
  version: string,
  folder: string,
  record: object,
): Promise<void> {
  const publish = () => publishAlone(root, name, version, folder, record);
  await withLock(join(root, `publish-${name}.lock`), publish, WAIT_MS);
}

async function publishAlone(
  root: string,
  name: string,
  version: string,
  folder: string,
  record: object,
): Promise<void> {
  const target = join(root, name, version);
  if (await isPublished(target, folder, `${name} ${version}`)) return;
  await sweep(join(root, name));
  const temporary = join(root, name, `.${version}`);
  await cp(folder, temporary, { recursive: true });
  await writeAtomic(join(temporary, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  const files = await listFiles(temporary);
  await Promise.all(files.map((file) => compressFile(join(temporary, file))));
  await syncFiles(temporary);
  await rename(temporary, target);
  await syncFolder(join(root, name));
}

/**
 * Whether a version is in the store already with the files of `folder`; it is there as a whole or not at all.
 * @throws StartError when it has other files.
 */
async function isPublished(target: string, folder: string, title: string): Promise<boolean> {
  if ((await readIfExists(join(target, 'release.json'))) === undefined) return false;
  const files = await listFiles(folder);
  const isSame = async (file: string) => {
    const kept = integrityOf(join(target, file)).catch(() => undefined);
    return (await integrityOf(join(folder, file))) === (await kept);
  };
  if ((await Promise.all(files.map(isSame))).every(Boolean)) return true;
  throw new StartError(
    `${title} is already published with other content: a version never changes, so raise the version in package.json.`,
  );
}

/** Removes what killed publications left, the hidden folders. The lock is held, so that none is being written. */
async function sweep(folder: string): Promise<void> {
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
