import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import {
  ANTD_KEYS,
  antdChunks,
  commonBuild,
  deprecatedNames,
  extractIsBrightPlugin,
  FEDERATION,
  facadeAliases,
  federationRuntimeAliases,
  libraryVersions,
  remote as moduleBuild,
  PLATFORM_VERSION,
  pluginInlineScript,
  pluginPreloads,
  pluginReleaseRecord,
  providedByShell,
  providedNames,
  releaseOf,
  strictChunks,
  WEB_ONLY,
  writeFacades,
} from '@rollcall/shared/build';
import type { ShellLayouts } from '@rollcall/shared/module';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';

/** The build of one module, as in a repository of its own. */
export function remote(folder: string): RsbuildConfig {
  refuseInTests();
  return moduleBuild(folder);
}

/** Throws in tests of `npm test`, whose time budget allows no builds. */
function refuseInTests(): void {
  if (process.env.JEST_WORKER_ID && !process.env.TEST_BUILDS) {
    throw new Error(
      'npm test does not build: name the file of this test *.builds.test.ts (docs/ci-budget.md).',
    );
  }
}

/** The build of the shell, the only provider of shared libraries (design §14). `layouts`: the parts of its pages. */
export function host(folder: string, layouts: ShellLayouts) {
  const release = releaseOf(folder);
  refuseInTests();
  const build = commonBuild();
  const shared = providedByShell(folder, writeFacades(join(folder, 'node_modules/.rollcall')));
  return defineConfig({
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      pluginModuleFederation({
        ...FEDERATION,
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
        deprecated: deprecatedNames(),
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
  refuseInTests();
  const build = commonBuild();
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
