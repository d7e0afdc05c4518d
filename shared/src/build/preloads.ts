import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** What a shell says of its pages: the parts of each access, and those of its own pages by their path. */
interface Frames {
  readonly byAccess: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, { readonly parts: readonly string[] }>>;
}

/**
 * Writes `preloads.json` beside the shell's files: which of them each lazy part needs, their integrity, and which
 * pages take which part, so that the web host can name them in the page of a route before any script has run
 * (design §6). Parts are the shared keys, and the shell's own lazy imports by their path without its extension, e.g.
 * `layout/admin-layout`. A part of `frames` that the build does not have fails it.
 */
export function pluginPreloads(frames: Frames): RsbuildPlugin {
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
        refuseUnknownParts(frames, Object.keys(parts));
        const paths = [...new Set(Object.values(parts).flat())].toSorted();
        const files = Object.fromEntries(
          paths.map((path) => [path, integrityOf(join(dist, path))]),
        );
        writeFileSync(join(dist, 'preloads.json'), JSON.stringify({ files, parts, ...frames }));
      });
    },
  };
}

/** @throws Error naming the parts that no lazy import of the shell has, as after a file was renamed. */
export function refuseUnknownParts({ byAccess, pages }: Frames, known: readonly string[]): void {
  const own = Object.values(pages).map(({ parts }) => parts);
  const unknown = [...Object.values(byAccess), ...own].flat().filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  throw new Error(
    `The shell has no lazy part ${unknown.join(', ')}: correct shell/src/app/frames.ts, or its pages lose their preloads.`,
  );
}

/** The files of each lazy part, with those of the shared keys that its own chunks take at once. */
function partsOf(chunks: Rspack.StatsChunk[], modules: Rspack.StatsModule[]) {
  const own = new Map<string, Rspack.StatsChunk[]>();
  for (const chunk of chunks.filter(({ initial }) => !initial)) {
    for (const { moduleName = '', request = '' } of chunk.origins ?? []) {
      const part = sharedKeyOf(moduleName) ?? pathOf(request);
      if (part !== undefined) own.set(part, [...(own.get(part) ?? []), chunk]);
    }
  }
  const filesOf = (part: string) =>
    (own.get(part) ?? [])
      .flatMap(({ files = [] }) => files)
      .filter((path) => /\.(js|css)$/.test(path));
  const takenBy = (part: string) => {
    const ids = new Set((own.get(part) ?? []).flatMap(({ id }) => (id === undefined ? [] : [id])));
    return sharedKeysTaken(modules, (id) => ids.has(id));
  };
  return Object.fromEntries(
    [...own.keys()]
      .toSorted()
      .map((part) => [part, [...new Set([part, ...takenBy(part)].flatMap(filesOf))].toSorted()]),
  );
}

/** Keys that chunks take from the share scope as soon as they load. */
export function sharedKeysTaken(
  modules: Rspack.StatsModule[],
  isIn: (chunk: string | number) => boolean,
): string[] {
  return modules
    .filter(({ name, chunks }) => name?.startsWith('consume shared') && chunks?.some(isIn))
    .flatMap(({ name = '' }) => sharedKeyOf(name) ?? [])
    .toSorted();
}

/** Share key in the bundler's name of a module, e.g. `consume shared module (default) react@* (singleton)`. */
export const sharedKeyOf = (moduleName: string): string | undefined =>
  /^\S+ shared module \(\w+\) (@?[^@\s]+)/.exec(moduleName)?.[1];

/** `../layout/admin-layout.tsx` → `layout/admin-layout`; undefined for what is no file of ours. */
const pathOf = (request: string): string | undefined =>
  /^\.{1,2}\/(?:\.\.\/)*(.+)\.tsx?$/.exec(request)?.[1];

const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
