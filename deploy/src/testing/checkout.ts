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

/** What a clone does not have, and what is not needed of it. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'data', 'dist', 'test-results']);

/**
 * A copy of this checkout in which tools may change and build what they like. Its packages are links to ours;
 * its workspaces are its own.
 */
export function aCheckout(folder: string): string {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(folder);
  return folder;
}

/**
 * The sources of an earlier commit, with links to our packages: what an earlier release was, for tests of what it
 * leaves behind. git keeps no note of the folder.
 * @throws Error saying so when this clone does not have the commit.
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

/** What builds write beside packages: the copy's builds write their own. */
const WRITTEN = new Set(['.federation', '.rollcall', '.cache']);

/** Links every package; those of the checkout itself are relative links, which the copy gets as they are. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !WRITTEN.has(one))) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '@rollcall') link(source, target);
    else symlinkSync(lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source, target);
  }
}
