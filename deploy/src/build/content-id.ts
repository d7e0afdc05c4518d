import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Workspace } from './workspaces.ts';

/** Sources outside the workspace's own folder that are part of every build. */
const COMMON = ['shared/src/**/*', 'shared/package.json', 'rsbuild.shared.ts'];

/** What the SDK, which is part of the shell's build, is packed from besides. */
const OF_SDK = [
  'shared/src/testing/**/*',
  'shared/src/node/**/*',
  'shared/README.sdk.md',
  'docs/modules.md',
  'shared/tsconfig.sdk.json',
  'cli/src/**/*',
  'tools/template/**/*',
  'tools/template-server/*',
  'deploy/src/sdk/**/*',
];

const isSource = (file: string) =>
  /\.(ts|tsx|css|html|svg|json)$/.test(file) &&
  !/\.test\.tsx?$|(^|\/)testing\/|shared\/src\/node\//.test(file);

/** Tests do not count, except those of the template, which a new module gets. */
const isPacked = (file: string) =>
  /\.(ts|tsx|js|cjs|json|md)$/.test(file) && !/^(?!tools.template.src).*\.test\.tsx?$/.test(file);

/**
 * Seven hex digits that identify the sources of a build: the workspace's own files, shared, the build settings and the
 * packages of the lock file; for the shell also what the SDK is packed from. Tests, documents and other workspaces are
 * excluded: changing them causes no release.
 */
function contentId(workspace: Workspace, root = ROOT): string {
  const globs = ['src/**/*', 'module.json', 'package.json', 'rsbuild.config.ts'].map(
    (glob) => `${workspace.name}/${glob}`,
  );
  const sources = globSync([...globs, ...COMMON], { cwd: root }).filter(isSource);
  const packed = workspace.kind === 'shell' ? globSync(OF_SDK, { cwd: root }).filter(isPacked) : [];
  const files = [...new Set([...sources, ...packed])].toSorted();
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

/** Locked packages and their versions. Workspaces are excluded, so that adding one does not change other versions. */
function lockedPackages(path: string): string {
  const { packages } = JSON.parse(readFileSync(path, 'utf8'));
  const entries = Object.entries<{ version?: string; integrity?: string; link?: boolean }>(packages)
    .filter(([name, { link }]) => name.includes('node_modules/') && !link)
    .map(([name, { version, integrity }]) => [name, version, integrity]);
  return JSON.stringify(entries);
}

/** The version of a build of the working tree, which names its folder in the store. */
export function releaseVersion(workspace: Workspace, root = ROOT): string {
  return `${workspace.version}-${contentId(workspace, root)}`;
}
