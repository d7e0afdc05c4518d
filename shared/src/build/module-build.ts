import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { commonBuild, FEDERATION, releaseOf, WEB_ONLY } from './common-build.ts';
import { pluginImportedNames } from './imported-names.ts';
import { libraryVersions } from './libraries.ts';
import { pluginModulePaint } from './module-paint.ts';
import { pluginOnlySharedAntd } from './only-shared-antd.ts';
import { pluginReleaseRecord } from './release-record.ts';
import { consumedByModule, SDK_VERSION } from './sharing.ts';

/** The module's file; under hot reload preceded by React's refresh runtime, which must load before any component. */
function exposed() {
  const file = './src/module.ts';
  if (process.env.NODE_ENV !== 'development') return { import: [file] };
  const { resolve } = createRequire(import.meta.url);
  return { import: [resolve('@rspack/plugin-react-refresh/react-refresh-entry'), file] };
}

/** The build of one module: its one expose, under a federation name that is unique to the version (design §5). */
export function remote(folder: string): RsbuildConfig {
  const release = releaseOf(folder);
  const name = nameOf(folder);
  const federationName = `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_');
  const importedNames = new Set<string>();
  const libraries = libraryVersions();
  const build = commonBuild();
  return defineConfig({
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      pluginImportedNames((used) => importedNames.add(used)),
      pluginOnlySharedAntd(),
      pluginModuleFederation({
        ...FEDERATION,
        name: federationName,
        filename: 'remote-entry.js',
        exposes: { './module': exposed() },
        shared: consumedByModule(),
        experiments: { externalRuntime: true, optimization: WEB_ONLY },
      }),
      pluginReleaseRecord({
        name,
        version: release,
        federationName,
        importedNames,
        libraries,
        sdk: SDK_VERSION,
      }),
      pluginModulePaint(folder),
    ],
    // The build consists of the expose only: nothing would load a separate entry.
    source: { ...build.source, entry: {} },
    output: { ...build.output, assetPrefix: 'auto' },
  });
}

/** The module's name, from its descriptor. */
function nameOf(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
  return name;
}
