import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModuleNames } from '@rollcall/cli/module-name';
import { OperatorError, remove, writeAtomic } from '@rollcall/shared/node';
import { refuseUnreleasable } from './refuse-unreleasable.ts';
import { templateFiles } from './template-files.ts';

/**
 * Creates a module's folder, completely or not at all, and adds it to the lock file, since `npm ci` refuses a workspace
 * that is not there. No other file changes: workspaces, import rules, type check and tests find modules by folder.
 * @throws OperatorError when the folder already exists; GateError when the gate would refuse the new module.
 */
export async function makeModule(root: string, names: ModuleNames): Promise<readonly string[]> {
  const { name } = names;
  const folder = join(root, name);
  if (existsSync(folder)) throw new OperatorError(`${name} already exists; choose another name.`);
  const temporary = join(root, `.cache/new-${name}.${process.pid}`);
  const files = templateFiles(root, names);
  await refuseUnreleasable(root, name, files['module.json'] ?? '');
  await remove(temporary);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(temporary, path)), { recursive: true });
    await writeFile(join(temporary, path), text);
  }
  await rename(temporary, folder);
  await addToLockFile(
    join(root, 'package-lock.json'),
    name,
    JSON.parse(files['package.json'] ?? '{}'),
  );
  return Object.keys(files);
}

/** The fields of a workspace's package.json that the lock file repeats. */
interface Workspace {
  readonly version?: string;
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly peerDependencies?: object;
}

/** Adds a workspace to the lock file as npm would. The template needs no packages that are not yet installed. */
async function addToLockFile(
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
