import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findRoute, moduleDescriptor, shellPage, shellPreloads } from '@rollcall/shared/module';
import { ROOT, runCommand } from '../process/run-command.ts';

/**
 * Most kilobytes (1000 bytes, brotli) of scripts and styles that a first visit may cost, by route (docs/decisions/026).
 * Raise a figure only together with what the page gained for it.
 */
const PAGE_BUDGETS_KB: Readonly<Record<string, number>> = {
  '/login': 291,
  '/': 287,
  // Search, switch and row actions: an administrator's day.
  '/employees': 404,
  '/time/logs': 404,
};

const { code, output } = await runCommand('node', ['deploy/src/build/main.ts']);
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
  moduleDescriptor
    .parse(module.descriptor)
    .routes.map(({ path, access }) => ({ path, access, module })),
);

const weighed = new Map<string, number>();

const failures = [
  ...modules.flatMap(({ dist, build, descriptor }) =>
    overBudget(build.name, weigh(dist, build.preload), descriptor.budget.sizeKb),
  ),
  ...Object.entries(PAGE_BUDGETS_KB).flatMap(([path, budget]) =>
    overBudget(path, weighPage(path), budget),
  ),
];
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Everything of shell and module that a first visit of a path fetches, in bytes. */
function weighPage(path: string): number {
  const found = findRoute(routes, path)?.route;
  const needs: string[] = found?.module.build.needs ?? [];
  const { files } = shellPage(preloads, path, found && { access: found.access, needs });
  const own = new Set([...initial, ...files]);
  return (
    weigh(shell, [...own]) + (found ? weigh(found.module.dist, found.module.build.preload) : 0)
  );
}

function weigh(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + weighFile(join(folder, file)), 0);
}

function weighFile(file: string): number {
  const size = weighed.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weighed.set(file, size);
  return size;
}

function overBudget(what: string, bytes: number, budgetKb: number): string[] {
  const kb = bytes / 1000;
  console.log(`${what}: ${kb.toFixed(1)} of ${budgetKb} kB`);
  return kb > budgetKb
    ? [`${what} is over its size budget by ${(kb - budgetKb).toFixed(1)} kB.`]
    : [];
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
