import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';

/** Folders that are not copied. */
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', 'data', 'dist', 'test-results']);

/**
 * Copies this checkout, so that tests can change and build it. Its packages are links to ours; its workspaces are
 * copies.
 */
export function aCheckout(folder: string): string {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  linkPackages(folder);
  return folder;
}

/**
 * Writes the sources of an earlier commit to a folder, with links to our packages, for tests with data of an earlier
 * release. The folder is not registered as a git worktree.
 * @throws Error with one sentence when this clone does not have the commit.
 */
export function checkoutAt(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    git('read-tree', commit);
  } catch (cause) {
    throw new Error(
      `Commit ${commit} is not in this clone, so what it wrote cannot be tested: fetch the whole history (git fetch --unshallow).`,
      { cause },
    );
  }
  git('checkout-index', '--all', `--prefix=${folder}/`);
  linkPackages(folder);
  return folder;
}

function linkPackages(folder: string): void {
  for (const packages of globSync(['node_modules', '*/node_modules'], { cwd: ROOT })) {
    link(join(ROOT, packages), join(folder, packages));
  }
}

/** Folders that builds write next to packages; builds of the copy write their own. */
const BUILD_FOLDERS = new Set(['.federation', '.rollcall', '.cache']);

/** Links every package. Workspaces are relative links, which are copied unchanged, so that they point into the copy. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !BUILD_FOLDERS.has(one))) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '@rollcall') link(source, target);
    else symlinkSync(lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source, target);
  }
}
