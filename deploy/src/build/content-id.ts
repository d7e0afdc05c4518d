import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Workspace } from './workspaces.ts';

/** What every build is made of besides its own folder. */
const COMMON = ['shared/src/**/*', 'shared/package.json', 'rsbuild.shared.ts'];

const isSource = (file: string) =>
  /\.(ts|tsx|css|html|svg|json)$/.test(file) &&
  !/\.test\.tsx?$|(^|\/)testing\/|shared\/src\/settings\//.test(file);

/**
 * Seven hex digits that name the content a build is made from: the workspace's own sources, shared, the build
 * settings and the packages of the lock file. Tests, documents and other workspaces do not count, so they never make a
 * release.
 */
function contentId(workspace: Workspace, root = ROOT): string {
  const own = ['src/**/*', 'module.json', 'package.json', 'rsbuild.config.ts'].map(
    (glob) => `${workspace.name}/${glob}`,
  );
  const files = globSync([...own, ...COMMON], { cwd: root })
    .filter(isSource)
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  hash.update(lockedPackages(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 7);
}

/** The packages of a lock file with their versions; a new workspace brings none, so it makes no release of others. */
function lockedPackages(path: string): string {
  const { packages } = JSON.parse(readFileSync(path, 'utf8'));
  const entries = Object.entries<{ version?: string; integrity?: string; link?: boolean }>(packages)
    .filter(([name, { link }]) => name.includes('node_modules/') && !link)
    .map(([name, { version, integrity }]) => [name, version, integrity]);
  return JSON.stringify(entries);
}

/** The version that a build of the working tree has: the name of its folder in the store. */
export function releaseVersion(workspace: Workspace, root = ROOT): string {
  return `${workspace.version}-${contentId(workspace, root)}`;
}
