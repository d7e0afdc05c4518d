import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The parts that draw a shell's pages: the layout for each access, and the parts of its own pages by path. */
interface Layouts {
  readonly byAccess: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, { readonly parts: readonly string[] }>>;
}

/**
 * Writes `preloads.json` next to the shell's files: the files of each lazy part, their integrity, and the parts of each
 * page, so that the web host can put preload links into a route's page before any script runs (design §6). A part is a
 * shared key or a lazy import of the shell, named by its path without extension, e.g. `layout/admin-layout`. The build
 * fails when `layouts` names a part that it does not have.
 */
export function pluginPreloads(layouts: Layouts): RsbuildPlugin {
  return {
    name: 'rollcall:preloads',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || 'stats' in stats) return;
        const { chunks = [], modules = [] } = stats.toJson({
          all: false,
          chunks: true,
          chunkOrigins: true,
          modules: true,
          nestedModules: false,
          ids: true,
        });
        const dist = api.context.distPath;
        const parts = partsOf(chunks, modules);
        checkParts(layouts, Object.keys(parts));
        const paths = [...new Set(Object.values(parts).flat())].toSorted();
        const files = Object.fromEntries(
          paths.map((path) => [path, integrityOf(join(dist, path))]),
        );
        writeFileSync(join(dist, 'preloads.json'), JSON.stringify({ files, parts, ...layouts }));
      });
    },
  };
}

/** @throws Error naming the parts that match no lazy import of the shell, for example after a file was renamed. */
export function checkParts({ byAccess, pages }: Layouts, known: readonly string[]): void {
  const ofPages = Object.values(pages).map(({ parts }) => parts);
  const unknown = [...Object.values(byAccess), ...ofPages]
    .flat()
    .filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  throw new Error(
    `The shell has no lazy part ${unknown.join(', ')}: correct shell/src/app/layout-preloads.ts, or its pages lose their preloads.`,
  );
}

/** The files of each lazy part, including those of the shared keys that its chunks consume on load. */
function partsOf(chunks: Rspack.StatsChunk[], modules: Rspack.StatsModule[]) {
  const chunksByPart = new Map<string, Rspack.StatsChunk[]>();
  for (const chunk of chunks.filter(({ initial }) => !initial)) {
    for (const { moduleName = '', request = '' } of chunk.origins ?? []) {
      const part = sharedKeyOf(moduleName) ?? pathOf(request);
      if (part !== undefined) chunksByPart.set(part, [...(chunksByPart.get(part) ?? []), chunk]);
    }
  }
  const filesOf = (part: string) =>
    (chunksByPart.get(part) ?? [])
      .flatMap(({ files = [] }) => files)
      .filter((path) => /\.(js|css)$/.test(path));
  const consumedBy = (part: string) => {
    const ids = new Set(
      (chunksByPart.get(part) ?? []).flatMap(({ id }) => (id === undefined ? [] : [id])),
    );
    return consumedSharedKeys(modules, (id) => ids.has(id));
  };
  return Object.fromEntries(
    [...chunksByPart.keys()]
      .toSorted()
      .map((part) => [part, [...new Set([part, ...consumedBy(part)].flatMap(filesOf))].toSorted()]),
  );
}

/** Keys that chunks consume from the share scope as soon as they load. */
export function consumedSharedKeys(
  modules: Rspack.StatsModule[],
  isIn: (chunk: string | number) => boolean,
): string[] {
  return modules
    .filter(({ name, chunks }) => name?.startsWith('consume shared') && chunks?.some(isIn))
    .flatMap(({ name = '' }) => sharedKeyOf(name) ?? [])
    .toSorted();
}

/** The share key in the bundler's name for a module, e.g. `consume shared module (default) react@* (singleton)`. */
export const sharedKeyOf = (moduleName: string): string | undefined =>
  /^\S+ shared module \(\w+\) (@?[^@\s]+)/.exec(moduleName)?.[1];

/** `../layout/admin-layout.tsx` → `layout/admin-layout`; undefined for anything but a source file of ours. */
const pathOf = (request: string): string | undefined =>
  /^\.{1,2}\/(?:\.\.\/)*(.+)\.tsx?$/.exec(request)?.[1];

const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
