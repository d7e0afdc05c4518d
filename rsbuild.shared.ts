import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import {
  ANTD_KEYS,
  antdChunks,
  consumedByModule,
  extractIsBrightPlugin,
  facadeAliases,
  federationRuntimeAliases,
  libraryVersions,
  PLATFORM_VERSION,
  pluginImportedNames,
  pluginInlineScript,
  pluginPreloads,
  pluginReleaseRecord,
  providedByShell,
  providedNames,
  writeFacades,
} from '@rollcall/shared/build';
import type { ShellLayouts } from '@rollcall/shared/module';
import { defineConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** A chunk that fails to evaluate must reject instead of leaving an empty module behind (federation E3). */
const strictChunks: Rspack.Configuration = {
  output: {
    strictModuleErrorHandling: true,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 8000,
  },
  // These packages have no side effects but do not declare that: without this, a button would load all form components.
  module: { rules: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
};

/** Build settings of shell and modules. Throws in tests of `npm test`, whose time budget allows no builds. */
function common(): RsbuildConfig {
  if (process.env.JEST_WORKER_ID && !process.env.TEST_BUILDS) {
    throw new Error(
      'npm test does not build: name the file of this test *.builds.test.ts (docs/ci-budget.md).',
    );
  }
  return {
    plugins: [pluginReact()],
    source: {
      // Shared keys are antd's directories: an import of the package would ship all of antd (design §14).
      transformImport: [
        { libraryName: 'antd', libraryDirectory: 'es', camelToDashComponentName: true },
        {
          libraryName: '@ant-design/icons',
          libraryDirectory: 'es/icons',
          camelToDashComponentName: false,
        },
      ],
    },
    output: { distPath: { root: 'dist' }, cleanDistPath: true, legalComments: 'none' },
    performance: { printFileSize: false },
    security: { sri: { enable: true, algorithm: 'sha256' } },
    resolve: { alias: federationRuntimeAliases() },
    tools: { rspack: strictChunks },
  };
}

/** Leaves out federation's snapshots, which only its manifest needs, and its server code. */
const WEB_ONLY = { disableSnapshot: true, target: 'web' } as const;
const federation = { shareStrategy: 'loaded-first', dts: false } as const;

/** The version to build: set by the release tools, otherwise `-local` for manual builds. */
function releaseOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return process.env.ROLLCALL_RELEASE ?? `${version}-local`;
}

/** The build of the shell, the only provider of shared libraries (design §14). `layouts`: the parts of its pages. */
export function host(folder: string, layouts: ShellLayouts) {
  const release = releaseOf(folder);
  const build = common();
  const shared = providedByShell(folder, writeFacades(join(folder, 'node_modules/.rollcall')));
  return defineConfig({
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      pluginModuleFederation({
        ...federation,
        name: 'shell',
        shared,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: WEB_ONLY },
      }),
      pluginReleaseRecord({
        name: 'shell',
        version: release,
        platform: PLATFORM_VERSION,
        providedNames: providedNames(),
        libraries: libraryVersions(),
      }),
      pluginPreloads(layouts),
      pluginInlineScript(join(folder, 'src/boot/boot-guard.ts'), 'guardBoot'),
    ],
    source: {
      ...build.source,
      entry: {
        index: './src/index.ts',
        // Never loaded: it adds every shared part to the shell's module graph, so that the shell can provide it.
        provides: { import: inGraph(ANTD_KEYS), html: false },
      },
    },
    resolve: { alias: { ...federationRuntimeAliases(), ...facadeAliases() } },
    output: { ...build.output, assetPrefix: `/shell/${release}/` },
    html: { template: './src/index.html', favicon: './src/favicon.svg' },
    splitChunks: { preset: 'default', cacheGroups: antdChunks() },
    tools: {
      rspack: {
        ...strictChunks,
        plugins: [...withoutStyleElements(folder), extractIsBrightPlugin()],
      },
    },
  });
}

/**
 * The same console as one ordinary single-page application, to measure the cost of federation (e2e/bench): without
 * federation, with modules as dynamic imports of `loader`, otherwise the same.
 */
export function single(folder: string, layouts: ShellLayouts, loader: string) {
  const release = releaseOf(folder);
  const build = common();
  const federated = join(folder, 'src/modules/load-module/federation.ts');
  return defineConfig({
    ...build,
    plugins: [...(build.plugins ?? []), pluginPreloads(layouts)],
    source: { ...build.source, entry: { index: join(folder, 'src/index.ts') } },
    resolve: { alias: { [federated]: loader } },
    output: { ...build.output, assetPrefix: `/shell/${release}/` },
    html: {
      template: join(folder, 'src/index.html'),
      favicon: join(folder, 'src/favicon.svg'),
    },
    tools: { rspack: { ...strictChunks, plugins: withoutStyleElements(folder) } },
  });
}

/** Replaces two files of antd that violate the style policy; the replacements say why. */
function withoutStyleElements(folder: string) {
  const replace = (request: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(request, join(folder, 'src/antd-patches', file));
  return [
    replace(/\/getScrollBarSize$/, 'scroll-bar-size.ts'),
    replace(/\/useScrollLocker$/, 'scroll-locker.ts'),
  ];
}

/** An entry that refers to modules without running them. */
function inGraph(requests: readonly string[]): string {
  const imports = requests.map((request) => `import(${JSON.stringify(request)});`).join('');
  return `data:text/javascript,${encodeURIComponent(`export function parts() { ${imports} }`)}`;
}

/** The module's file; under hot reload preceded by React's refresh runtime, which must load before any component. */
function exposed() {
  const file = './src/module.ts';
  if (process.env.NODE_ENV !== 'development') return { import: [file] };
  const { resolve } = createRequire(import.meta.url);
  return { import: [resolve('@rspack/plugin-react-refresh/react-refresh-entry'), file] };
}

/** The build of one module: its one expose, under a federation name that is unique to the version (design §5). */
export function remote(folder: string) {
  const release = releaseOf(folder);
  const name = basename(folder);
  const federationName = `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_');
  const importedNames = new Set<string>();
  const libraries = libraryVersions();
  const build = common();
  return defineConfig({
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      pluginImportedNames((used) => importedNames.add(used)),
      pluginModuleFederation({
        ...federation,
        name: federationName,
        filename: 'remote-entry.js',
        exposes: { './module': exposed() },
        shared: consumedByModule(),
        experiments: { externalRuntime: true, optimization: WEB_ONLY },
      }),
      pluginReleaseRecord({ name, version: release, federationName, importedNames, libraries }),
    ],
    // The build consists of the expose only: nothing would load a separate entry.
    source: { ...build.source, entry: {} },
    output: { ...build.output, assetPrefix: 'auto' },
    // Hot reload serves the module only to the console's origin.
    server: { cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/ } },
  });
}
