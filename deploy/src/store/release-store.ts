import { cp, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseList, releaseList } from '@rollcall/shared/module';
import { StartError } from '../start-error.ts';
import { appendLine, readIfExists, remove, syncFolder, writeAtomic } from './atomic-file.ts';
import { compressFile } from './compress.ts';
import { integrityOf, listFiles } from './integrity.ts';
import { withLock } from './lock.ts';

/** What release tools and web host need of a store: a folder here, an object store later (design §6). */
export interface ReleaseStore {
  /** The release list; undefined before the first release. */
  readList(): Promise<ReleaseList | undefined>;
  /** Moves pointers: one at a time over all processes, all or nothing, and logged with `what` was done. */
  changeList(
    what: string,
    change: (list: ReleaseList | undefined) => ReleaseList,
  ): Promise<ReleaseList>;
  /** Keeps the files of a version under its name, for good. The same version with other content is refused. */
  publish(name: string, version: string, folder: string, record: object): Promise<void>;
  /** The text of one file of a version; undefined when there is none. */
  readText(name: string, version: string, path: string): Promise<string | undefined>;
}

/** A release store in a folder: `NAME/VERSION/…`, `live.json`, `log.jsonl`. */
export function folderStore(root: string): ReleaseStore {
  const live = join(root, 'live.json');
  const readList = async () => {
    const text = await readIfExists(live);
    return text === undefined ? undefined : parseList(text, live);
  };
  return {
    readList,
    readText: (name, version, path) => readIfExists(join(root, name, version, path)),
    async changeList(what, change) {
      await mkdir(root, { recursive: true });
      return withLock(join(root, 'live.lock'), async () => {
        const list = change(await readList());
        await writeAtomic(live, `${JSON.stringify(list, null, 2)}\n`);
        await appendLine(join(root, 'log.jsonl'), JSON.stringify({ at: list.updatedAt, what }));
        return list;
      });
    },
    async publish(name, version, folder, record) {
      const target = join(root, name, version);
      if (await isPublished(target, folder, `${name} ${version}`)) return;
      const temporary = join(root, name, `.${version}.${process.pid}`);
      await remove(temporary);
      await cp(folder, temporary, { recursive: true });
      const text = `${JSON.stringify(record, null, 2)}\n`;
      await writeAtomic(join(temporary, 'release.json'), text);
      const files = await listFiles(temporary);
      await Promise.all(files.map((file) => compressFile(join(temporary, file))));
      await syncFiles(temporary);
      try {
        await rename(temporary, target);
      } catch (error) {
        await remove(temporary);
        if (await isPublished(target, folder, `${name} ${version}`)) return;
        throw error;
      }
      await syncFolder(join(root, name));
    },
  };
}

function parseList(text: string, path: string): ReleaseList {
  try {
    return releaseList.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(`${path} is not a release list: restore it or remove the folder.`, {
      cause,
    });
  }
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
  throw new StartError(`${title} is already published with other content.`);
}

async function syncFiles(folder: string): Promise<void> {
  for (const path of await listFiles(folder)) {
    const file = await open(join(folder, path), 'r');
    await file.sync();
    await file.close();
  }
}
