import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Test, TestContext } from '@jest/test-result';
import { DependencyResolver } from 'jest-resolve-dependencies';
import { buildSnapshotResolver } from 'jest-snapshot';
import { ROOT } from '../build/workspaces.ts';

/** What a file that Jest runs is made of, as opposed to a style sheet or a picture. */
const CODE = /\.[cm]?[jt]sx?$/;

/** Whoever imports one of these can read what no import names. */
const READS_BY_ITSELF = /^(node:)?(fs|child_process|worker_threads|module|vm)(\/|$)/;

/** Files that decide what an import means, how code is compiled, and which packages are installed. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'shared/package.json'];
const OF_WORKSPACE = ['package.json', 'module.json', 'tsconfig.json', 'jest.config.js'];

/**
 * The files of this checkout that can influence a test file: those that it reaches by imports, as Jest itself
 * resolves them, those that its settings name with what they reach, and those that every test depends on. More than it
 * loads is in it, as pages behind `import()`; packages are represented by the lock file.
 * @returns absolute paths; undefined when they cannot be told, as when a test reads files by itself.
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

/** The files that have been looked into, by what one start of Jest found on the disk. */
const known = new WeakMap<TestContext['hasteFS'], Map<string, readonly string[] | undefined>>();

/** Tells which files of ours a file imports; undefined when it may read others. */
function importsIn({ hasteFS }: TestContext, dependencies: DependencyResolver) {
  const imports = known.get(hasteFS) ?? new Map<string, readonly string[] | undefined>();
  known.set(hasteFS, imports);
  const lookInto = (file: string) => {
    if (!CODE.test(file)) return [];
    const names = hasteFS.getDependencies(file);
    // A file that Jest has not looked into may import anything.
    if (!names || names.some((name) => READS_BY_ITSELF.test(name))) return undefined;
    return [...dependencies.resolve(file), ...filesNamed(names, dirname(file))].filter(isOurs);
  };
  return (file: string) => {
    if (!imports.has(file)) imports.set(file, lookInto(file));
    return imports.get(file);
  };
}

/** Every file of ours that a project's settings name: what runs before tests, and what stands for other modules. */
function filesOfSettings({ config }: TestContext): string[] {
  const files: string[] = [];
  JSON.stringify(config, (_, value: unknown) => {
    if (typeof value === 'string' && isAbsolute(value) && isOurs(value) && isFile(value))
      files.push(value);
    return value;
  });
  return files;
}

/** What relative imports name as it stands: a style sheet, for which tests take an empty one. */
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
