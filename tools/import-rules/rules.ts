import { dirname, join, normalize } from 'node:path';
import type { Folder } from './folder.ts';

/**
 * The import rules: each folder lists the folders and packages that it may import (folders.ts), and any other import
 * fails `npm run check`.
 */

/** What an import refers to: a file of the project, or a package by its name. */
export type Target =
  | { readonly path: string; readonly isByPackage: boolean }
  | { readonly library: string };

/** The file that each `@rollcall/NAME/ENTRY` refers to: the `exports` of each workspace's package.json. */
export type Entries = Readonly<Record<string, string>>;

/** Libraries that tests of every folder may use. */
const TEST_LIBRARIES = [
  'node:*',
  '@jest/globals',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'fast-check',
];

/** Whether a file runs in tests only: a test, or a file in a folder of test helpers. */
export const isTest = (path: string, folders: readonly Folder[]) =>
  /\.test\.tsx?$/.test(path) || folderOf(path, folders)?.folder.helpsTestsOf !== undefined;

/** What an import of a file refers to; paths start at the root of the project and have forward slashes. */
export function targetOf(file: string, specifier: string, entries: Entries): Target {
  if (specifier.startsWith('.')) {
    return { path: normalize(join(dirname(file), specifier)), isByPackage: false };
  }
  if (specifier.startsWith('@rollcall/')) {
    const path = entries[specifier];
    return path === undefined ? { library: specifier } : { path, isByPackage: true };
  }
  if (specifier.startsWith('node:')) return { library: 'node:*' };
  return { library: packageOf(specifier) };
}

/** The package of an import: `zod` for `zod/mini`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The listed folder that covers a file, and the part of the file's path that matches it, which distinguishes the
 * subfolders of an `isolated` folder; undefined when no listed folder covers the file.
 */
export function folderOf(
  path: string,
  folders: readonly Folder[],
): { readonly folder: Folder; readonly matchedPath: string } | undefined {
  const found = folders
    .map((folder) => ({ folder, matchedPath: matchOf(folder.path, path) }))
    .filter(({ folder, matchedPath }) => !folder.flat || matchedPath === dirname(path))
    .filter((one): one is { folder: Folder; matchedPath: string } => one.matchedPath !== undefined)
    .toSorted((a, b) => weightOf(b.folder) - weightOf(a.folder));
  return found[0];
}

/** The module that a file belongs to. */
const moduleOf = (path: string) => /^mfe-[^/]+/.exec(path)?.[0];

/** The deepest path wins; of two equally deep paths the one without a `*`. */
const weightOf = ({ path }: Folder) =>
  path.split('/').length * 10 - (path.match(/\*/g)?.length ?? 0);

/** The part of a path that a folder's pattern matches, or undefined. A trailing `*` matches a folder, not a file. */
function matchOf(pattern: string, path: string): string | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  const isWithin =
    actual.length > expected.length ||
    (actual.length === expected.length && !pattern.endsWith('/*'));
  const isSame = expected.every((part, index) => matchesPart(part, actual[index] ?? ''));
  return isWithin && isSame ? actual.slice(0, expected.length).join('/') : undefined;
}

const matchesPart = (pattern: string, part: string) =>
  pattern.endsWith('*') ? part.startsWith(pattern.slice(0, -1)) && part !== '' : pattern === part;

/**
 * The reason why a file may not import something, as a sentence; undefined when it may. A test may import what its
 * folder may, and the test helpers of its workspace.
 */
export function findRefusal(
  file: string,
  target: Target,
  folders: readonly Folder[],
): string | undefined {
  const from = folderOf(file, folders);
  if (!from) return `${file} is in no folder of tools/import-rules/folders.ts`;
  const { folder } = from;
  if ('library' in target) {
    const { packages, testPackages = [] } = folder;
    const inTests = isTest(file, folders) ? [...TEST_LIBRARIES, ...testPackages] : [];
    const isAllowed = [...packages, ...inTests].includes(target.library);
    return isAllowed ? undefined : `${folder.name} may not use ${target.library}`;
  }
  return findFileRefusal(file, from, target, folders);
}

function findFileRefusal(
  file: string,
  { folder, matchedPath }: { readonly folder: Folder; readonly matchedPath: string },
  { path, isByPackage }: { readonly path: string; readonly isByPackage: boolean },
  folders: readonly Folder[],
): string | undefined {
  if (path === `${file.split('/')[0]}/package.json`) return undefined;
  const to = folderOf(path, folders);
  if (!to) return `${path} is in no folder of tools/import-rules/folders.ts`;
  const { helpsTestsOf, entry, name } = to.folder;
  if (to.folder === folder) {
    if (isQueries(path) && dirname(path) !== dirname(file)) {
      return `only its own folder may import ${path}`;
    }
    if (moduleOf(file) !== moduleOf(path)) return 'a module may not import another module';
    const isIsolated = folder.isolated && to.matchedPath !== matchedPath;
    return isIsolated ? `${matchedPath} may not import ${to.matchedPath}` : undefined;
  }
  if (helpsTestsOf) {
    if (!isTest(file, folders)) return 'only tests may import test helpers';
    const isHelped = helpsTestsOf.some((workspace) => matchOf(workspace, file) !== undefined);
    if (!isHelped) return `tests of ${folder.name} may not import ${name}`;
  } else if (!folder.mayImport.includes(name)) return `${folder.name} may not import ${name}`;
  // Test helpers create rows for every folder.
  if (isQueries(path) && !folder.helpsTestsOf) return `only its own folder may import ${path}`;
  const modules = new Set([moduleOf(file), moduleOf(path)]);
  if (modules.size === 2 && !modules.has(undefined))
    return 'a module may not import another module';
  const isAtEntry = entry === undefined || isByPackage || path === `${to.matchedPath}/${entry}`;
  return isAtEntry ? undefined : `import ${entry} of ${name} instead`;
}

const isQueries = (path: string) => path.endsWith('queries.ts');
