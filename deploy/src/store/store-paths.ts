import { join } from 'node:path';
import { isReleaseName, isVersion } from '@rollcall/shared/module';

export interface StorePaths {
  /** The release list. */
  readonly live: string;
  /** A copy of the list, for when `live.json` cannot be read. */
  readonly copy: string;
  readonly log: string;
  /** Only the lock opens it (shared/src/node/file-lock.ts). */
  readonly lock: string;
  /** Space for a move when the disk is full. */
  readonly reserve: string;
}

/** The record of a version's last smoke test, in its folder; the web host does not serve it (decision 067). */
export const SMOKE_FILE = 'smoke.json';

/** The files of a folder store. */
export function storePaths(root: string): StorePaths {
  return {
    live: join(root, 'live.json'),
    copy: join(root, 'live.copy.json'),
    log: join(root, 'log.jsonl'),
    lock: join(root, 'store.lock'),
    reserve: join(root, 'reserve'),
  };
}

/**
 * The folder of a version, or a file in it; undefined for an invalid name or version, so that no input from outside can
 * escape the store.
 */
export function versionPath(
  root: string,
  name: string,
  version: string,
  path = '',
): string | undefined {
  if (!isReleaseName(name) || !isVersion(version)) return undefined;
  return join(root, name, version, path);
}
