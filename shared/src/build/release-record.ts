import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { consumedSharedKeys, sharedKeyOf } from './preloads.ts';

/** What is known about a build before it runs. */
export type BuildIdentity =
  | {
      readonly name: string;
      readonly version: string;
      readonly federationName: string;
      /** Names of shared keys that the build imports, as `key#name`; filled while it runs. */
      readonly importedNames: ReadonlySet<string>;
      /** Versions of the shared libraries by package. */
      readonly libraries: Readonly<Record<string, string>>;
      /** Version of `shared`, with digits of its content where the packed SDK is used. */
      readonly sdk: string;
    }
  | {
      readonly name: 'shell';
      readonly version: string;
      readonly platform: string;
      /** URL path of its files, ending in a slash. */
      readonly filesUrl: string;
      /** Names that modules may import from shared keys, as `key#name`. */
      readonly providedNames: readonly string[];
      /** Those of them that a later platform will drop, with what to use instead. */
      readonly deprecated: Readonly<Record<string, string>>;
      readonly libraries: Readonly<Record<string, string>>;
    };

/**
 * Writes `build.json` next to a build's files: for a module the shared keys and names (`key#name`) that it
 * consumes and the files that its route needs, for the shell the keys and names that it provides (design §4, design §6). The
 * release tools read it, so these lists need no manual maintenance.
 */
export function pluginReleaseRecord(identity: BuildIdentity): RsbuildPlugin {
  return {
    name: 'rollcall:release-record',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || 'stats' in stats) return;
        const { modules = [] } = stats.toJson({
          all: false,
          modules: true,
          nestedModules: false,
          ids: true,
        });
        const dist = api.context.distPath;
        const record =
          'federationName' in identity
            ? {
                ...identity,
                importedNames: undefined,
                consumes: [
                  ...sharedKeys(modules, 'consume shared module'),
                  ...[...identity.importedNames].toSorted(),
                ],
                needs: keysConsumedOnLoad(stats, modules),
                preload: preloadOf(dist),
              }
            : {
                ...identity,
                providedNames: undefined,
                provides: [
                  ...sharedKeys(modules, 'provide shared module'),
                  ...identity.providedNames,
                ],
                inlineScripts: inlineScriptHashes(readFileSync(join(dist, 'index.html'), 'utf8')),
              };
        writeFileSync(join(dist, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
      });
    },
  };
}

/** Share keys of the modules of one kind, e.g. `consume shared module`. */
function sharedKeys(modules: Rspack.StatsModule[], kind: string): string[] {
  const names = modules.flatMap(({ name }) => (name?.startsWith(kind) ? [name] : []));
  return [...new Set(names.flatMap((name) => sharedKeyOf(name) ?? []))].toSorted();
}

/** Shared keys that the expose consumes as soon as it loads, without those of lazily loaded pages. */
function keysConsumedOnLoad(stats: Rspack.Stats, modules: Rspack.StatsModule[]): string[] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  const ofExpose = chunks.filter(({ origins }) =>
    origins?.some(({ moduleName }) => moduleName === 'container entry'),
  );
  const ids = new Set(ofExpose.map(({ id }) => id));
  return [...new Set(consumedSharedKeys(modules, (id) => ids.has(id)))];
}

/** An expose in the federation manifest. */
interface ManifestExpose {
  readonly assets: Readonly<Record<'js' | 'css', { readonly sync: readonly string[] }>>;
}

/** The remote entry, then the scripts and style sheets that the expose needs on load, from the federation manifest. */
function preloadOf(dist: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const entry: string = manifest.metaData.remoteEntry.name;
  const files: string[] = manifest.exposes.flatMap(({ assets }: ManifestExpose) => [
    ...assets.js.sync,
    ...assets.css.sync,
  ]);
  return [entry, ...files];
}

/** The integrity values of a page's inline scripts, for `script-src`. Blocks of data are no scripts. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}
