import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Test, TestContext } from '@jest/test-result';
import { DependencyResolver } from 'jest-resolve-dependencies';
import { buildSnapshotResolver } from 'jest-snapshot';
import { ROOT } from '../build/workspaces.ts';

/** Files with code, as opposed to style sheets and pictures. */
const CODE = /\.[cm]?[jt]sx?$/;

/** Modules of Node that can read files without importing them. */
const FILE_ACCESS = /^(node:)?(fs|child_process|worker_threads|module|vm)(\/|$)/;

/** Files that decide how imports resolve, how code is compiled, and which packages are installed. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'shared/package.json'];
const OF_WORKSPACE = ['package.json', 'module.json', 'tsconfig.json', 'jest.config.js'];

/**
 * The files of this checkout that can influence a test file: those that it imports directly or indirectly, as Jest
 * resolves them, those that its settings name with their imports, and those that every test depends on. Includes files
 * that are not always loaded, such as pages behind `import()`; the lock file stands for all packages.
 * @returns absolute paths; undefined when they cannot be determined, for example when a test reads files itself.
 */
export async function inputsOf({ path, context }: Test): Promise<ReadonlySet<string> | undefined> {
  const { config, hasteFS } = context;
  const snapshots = await buildSnapshotResolver(config);
  const importsOf = importsIn(
    context,
    new DependencyResolver(context.resolver, hasteFS, snapshots),
  );
  const found = new Set<string>();
  const waiting = [path, ...filesOfSettings(context), ...hasteFS.matchFiles(/\/__mocks__\//)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = importsOf(file);
    if (!imports) return undefined;
    waiting.push(...imports);
  }
  const workspace = config.rootDir;
  const always = [
    ...COMMON.map((file) => join(ROOT, file)),
    ...OF_WORKSPACE.map((file) => join(workspace, file)),
    snapshots.resolveSnapshotPath(path),
  ];
  for (const file of always.filter(isFile)) found.add(file);
  return found;
}

/** Imports of files that have already been analysed, for each run of Jest. */
const importCache = new WeakMap<
  TestContext['hasteFS'],
  Map<string, readonly string[] | undefined>
>();

/** Returns a function that lists our files that a file imports; undefined when the file may read others. */
function importsIn({ hasteFS }: TestContext, dependencies: DependencyResolver) {
  const imports = importCache.get(hasteFS) ?? new Map<string, readonly string[] | undefined>();
  importCache.set(hasteFS, imports);
  const findImports = (file: string) => {
    if (!CODE.test(file)) return [];
    const names = hasteFS.getDependencies(file);
    // A file that Jest has not analysed may import anything.
    if (!names || names.some((name) => FILE_ACCESS.test(name))) return undefined;
    return [...dependencies.resolve(file), ...filesNamed(names, dirname(file))].filter(isOurs);
  };
  return (file: string) => {
    if (!imports.has(file)) imports.set(file, findImports(file));
    return imports.get(file);
  };
}

/** Our files that a project's settings name: set-up files, and replacements of other modules. */
function filesOfSettings({ config }: TestContext): string[] {
  const files: string[] = [];
  JSON.stringify(config, (_, value: unknown) => {
    if (typeof value === 'string' && isAbsolute(value) && isOurs(value) && isFile(value))
      files.push(value);
    return value;
  });
  return files;
}

/** Files that relative imports name literally, such as style sheets, which Jest resolves to an empty replacement. */
const filesNamed = (names: readonly string[], folder: string) =>
  names
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(folder, name))
    .filter(isFile);

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const isOurs = (file: string) => {
  const path = relative(ROOT, file);
  return !path.startsWith('..') && !isAbsolute(path) && !/(^|[\\/])node_modules[\\/]/.test(path);
};
