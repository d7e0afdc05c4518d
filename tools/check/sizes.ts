import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findRoute, moduleJson, shellPage, shellPreloads } from '@rollcall/shared/module';
import { ROOT, runCommand } from '../process/run-command.ts';

/**
 * Limit, in kilobytes (1000 bytes, brotli), of scripts and styles for a first visit, by route (decision 026).
 * Raise a limit only in the commit that adds what the page needs it for.
 */
const PAGE_BUDGETS_KB: Readonly<Record<string, number>> = {
  // The first script names each component of antd that any page of the shell uses.
  '/login': 172.5,
  '/': 279.7,
  // The pages that administrators use most: search, switch and row actions.
  '/employees': 411.5,
  '/time/logs': 411.4,
};

/**
 * Limit, in kilobytes, of each archive of the SDK. The command has the contract in it, for the examples of its smoke test, a lock
 * file, and what signs tokens for a local backend.
 */
const SDK_BUDGETS_KB = [
  [/rollcall-cli/, 267.8],
  [/rollcall-shared/, 342.6],
] as const;

const sdkBudget = (file: string) => SDK_BUDGETS_KB.find(([name]) => name.test(file))?.[1] ?? 0;

const { code, output } = await runCommand('node', ['deploy/src/build/main.ts', '--changed']);
if (code !== 0) {
  console.log(output);
  process.exit(1);
}

const shell = join(ROOT, 'shell/dist');
const preloads = shellPreloads.parse(readJson(join(shell, 'preloads.json')));
const page = readFileSync(join(shell, 'index.html'), 'utf8');
const initial = [...page.matchAll(/\/(static\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

const modules = globSync('mfe-*/dist/build.json', { cwd: ROOT }).map((file) => {
  const folder = join(ROOT, file, '../..');
  return {
    dist: join(folder, 'dist'),
    build: readJson(join(ROOT, file)),
    descriptor: readJson(join(folder, 'module.json')),
  };
});

const routes = modules.flatMap((module) =>
  moduleJson.parse(module.descriptor).routes.map((route) => ({ ...route, module })),
);

const sizeCache = new Map<string, number>();

const failures = [
  ...modules.flatMap(({ dist, build, descriptor }) =>
    overBudget(build.name, totalSize(dist, build.preload), descriptor.budget.sizeKb),
  ),
  ...Object.entries(PAGE_BUDGETS_KB).flatMap(([path, budget]) =>
    overBudget(path, pageSize(path), budget),
  ),
  ...globSync('sdk/*.tgz', { cwd: shell }).flatMap((file) =>
    overBudget(file, statSync(join(shell, file)).size, sdkBudget(file)),
  ),
];
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Bytes that a first visit of a path fetches of shell and module. */
function pageSize(path: string): number {
  const found = findRoute(routes, path)?.route;
  const needs: string[] = found?.module.build.needs ?? [];
  const { files } = shellPage(preloads, path, found && { ...found, needs });
  const shellFiles = new Set([...initial, ...files]);
  return (
    totalSize(shell, [...shellFiles]) +
    (found ? totalSize(found.module.dist, found.module.build.preload) : 0)
  );
}

function totalSize(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + fileSize(join(folder, file)), 0);
}

function fileSize(file: string): number {
  const size = sizeCache.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizeCache.set(file, size);
  return size;
}

/**
 * Sizes count in tenths of a kilobyte, as printed: the same sources built in two folders differ by some fifty bytes, since the
 * bundler derives a few names from absolute paths.
 */
function overBudget(what: string, bytes: number, budgetKb: number): string[] {
  const kb = Math.round(bytes / 100) / 10;
  console.log(`${what}: ${kb.toFixed(1)} of ${budgetKb} kB`);
  return kb > budgetKb
    ? [`${what} is over its size budget by ${(kb - budgetKb).toFixed(1)} kB.`]
    : [];
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
