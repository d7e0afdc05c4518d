import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** The format of our ids; nothing else is used in a path. */
const ID = /^[0-9a-f]{32}$/;

/** Stores files in a folder, in 256 subfolders by the first two characters of their ids. */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error('no id of a file');
    return join(folder, id.slice(0, 2), id);
  };
  return {
    async put(id, data) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.part`;
      const handle = await open(unfinished, 'w', 0o600);
      try {
        await handle.writeFile(data);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    },
    async open(id) {
      const handle = await open(pathOf(id), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return handle?.createReadStream() ?? null;
    },
    async remove(id) {
      const path = pathOf(id);
      await rm(path, { force: true });
      await rm(`${path}.part`, { force: true });
    },
  };
}
