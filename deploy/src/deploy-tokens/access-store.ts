import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError, readIfExists, writeAtomic } from '@rollcall/shared/node';
import { withStoreLock } from '../store/lock.ts';
import { type AccessFile, accessFile } from './deploy-token.ts';

/** The deploy tokens of a release store, in `access.json`: they work on a base backend, too (decision 071). */
export interface AccessStore {
  /** @throws OperatorError when the file is damaged. */
  read(): Promise<AccessFile>;
  /** Changes the file, one change at a time over all processes. A change that throws changes nothing. */
  change<T>(
    change: (before: AccessFile) => { readonly after: AccessFile; readonly result: T },
  ): Promise<T>;
}

const NO_TOKENS: AccessFile = { format: 1, tokens: [] };

/** The access store in the folder of a release store. */
export function folderAccess(root: string): AccessStore {
  const file = join(root, 'access.json');
  const read = async () => parseAccess(await readIfExists(file));
  return {
    read,
    change: (change) =>
      withStoreLock(join(root, 'access.lock'), async () => {
        const { after, result } = change(await read());
        await writeAtomic(file, `${JSON.stringify(accessFile.parse(after), null, 2)}\n`);
        await chmod(file, 0o600);
        return result;
      }),
  };
}

function parseAccess(text: string | undefined): AccessFile {
  if (text === undefined) return NO_TOKENS;
  try {
    return accessFile.parse(JSON.parse(text));
  } catch (cause) {
    const fix = 'restore it from a backup, or remove it, which revokes every deploy token';
    throw new OperatorError(`access.json is damaged: ${fix}.`, { cause });
  }
}
