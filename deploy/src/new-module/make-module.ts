import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remove, StartError, writeAtomic } from '@rollcall/shared/node';
import type { ModuleWords } from './module-name.ts';
import { refuseUnreleasable } from './refuse-unreleasable.ts';
import { templateFiles } from './template-files.ts';

/**
 * Makes a module's folder, whole or not at all, and names it in the lock file, without which `npm ci` refuses a
 * workspace. Nothing else is edited: workspaces, lint zones, type check and tests follow the folders.
 * @throws StartError when the folder is there already; GateError when the gate would refuse it as it is.
 */
export async function makeModule(root: string, words: ModuleWords): Promise<readonly string[]> {
  const { name } = words;
  const folder = join(root, name);
  if (existsSync(folder)) throw new StartError(`${name} is there already; take another name.`);
  const temporary = join(root, `.cache/new-${name}.${process.pid}`);
  const files = templateFiles(root, words);
  await refuseUnreleasable(root, name, files['module.json'] ?? '');
  await remove(temporary);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(temporary, path)), { recursive: true });
    await writeFile(join(temporary, path), text);
  }
  await rename(temporary, folder);
  await nameInLock(
    join(root, 'package-lock.json'),
    name,
    JSON.parse(files['package.json'] ?? '{}'),
  );
  return Object.keys(files);
}

/** What a lock file says of a workspace, of all that its package.json says. */
interface Workspace {
  readonly version?: string;
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly peerDependencies?: object;
}

/** Adds a workspace to the lock file as npm would; it brings no package that is not there. */
async function nameInLock(
  path: string,
  name: string,
  { version, dependencies, devDependencies, peerDependencies }: Workspace,
): Promise<void> {
  const lock = JSON.parse(await readFile(path, 'utf8'));
  const packages = {
    ...lock.packages,
    [name]: { version, dependencies, devDependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const sorted = Object.keys(packages).toSorted();
  lock.packages = Object.fromEntries(sorted.map((key) => [key, packages[key]]));
  await writeAtomic(path, `${JSON.stringify(lock, null, 2)}\n`);
}
