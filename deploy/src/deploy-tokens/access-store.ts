import { join } from 'node:path';
import { type PrivateFile, privateFile } from '../store/private-file.ts';
import { type AccessFile, accessFile } from './deploy-token.ts';

/** The deploy tokens of a release store, in `access.json`: they work on a base backend, too (decision 071). */
export type AccessStore = PrivateFile<AccessFile>;

const NO_TOKENS: AccessFile = { format: 1, tokens: [] };

/** The access store in the folder of a release store. */
export const folderAccess = (root: string): AccessStore =>
  privateFile({
    file: join(root, 'access.json'),
    lock: join(root, 'access.lock'),
    schema: accessFile,
    empty: NO_TOKENS,
    damaged:
      'access.json is damaged: restore it from a backup, or remove it, which revokes every deploy token.',
  });
