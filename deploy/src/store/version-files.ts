import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseName, isVersion } from '@rollcall/shared/module';
import { readIfExists, writeAtomic } from '@rollcall/shared/node';
import { integrityOf } from './integrity.ts';
import { publishFolder, removeVersion } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { shellFile } from './shell-files.ts';
import { SMOKE_FILE, versionPath } from './store-paths.ts';

/** The versions in a folder store: `NAME/VERSION/…`. */
export function versionFiles(
  root: string,
): Pick<
  ReleaseStore,
  | 'publish'
  | 'remove'
  | 'saveSmokeTest'
  | 'listNames'
  | 'listVersions'
  | 'readText'
  | 'hashOf'
  | 'hashOfShellFile'
> {
  return {
    async publish(name, version, folder, record) {
      if (versionPath(root, name, version) === undefined) {
        throw new Error(`${JSON.stringify(`${name} ${version}`)} cannot be published.`);
      }
      await publishFolder(root, name, version, folder, record);
    },
    async remove(name, version) {
      if (versionPath(root, name, version) !== undefined) await removeVersion(root, name, version);
    },
    async saveSmokeTest(name, version, record) {
      const file = versionPath(root, name, version, SMOKE_FILE);
      if (file === undefined) throw new Error(`${name} ${version} is not published.`);
      await writeAtomic(file, `${JSON.stringify(record, null, 2)}\n`);
    },
    async listNames() {
      return (await foldersIn(root)).filter(isReleaseName).toSorted();
    },
    async listVersions(name) {
      return isReleaseName(name) ? (await foldersIn(join(root, name))).filter(isVersion) : [];
    },
    async readText(name, version, path) {
      const file = versionPath(root, name, version, path);
      return file === undefined ? undefined : readIfExists(file);
    },
    async hashOf(name, version, path) {
      const file = versionPath(root, name, version, path);
      return file === undefined ? undefined : integrityOf(file).catch(() => undefined);
    },
    async hashOfShellFile(path) {
      const file = shellFile(root, path);
      return file === undefined ? undefined : integrityOf(file).catch(() => undefined);
    },
  };
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
