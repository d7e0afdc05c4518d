import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
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
  lateNamesFile,
  libraryVersions,
  remote as moduleBuild,
  ownChunks,
  PLATFORM_VERSION,
  pluginInlineScript,
  pluginPreloads,
  pluginReleaseRecord,
  pluginShellPaint,
  providedByShell,
  providedNames,
  releaseOf,
  stableIds,
  strictChunks,
  WEB_ONLY,
  writeFacades,
} from '@rollcall/shared/build';
import { DEVELOPMENT_FOLDER, LATE_NAMES, type ShellLayouts } from '@rollcall/shared/module';
import {
  defineConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type Rspack,
  rspack,
} from '@rsbuild/core';
import { pluginAntdStyles } from './shell/src/antd-styles/plugin.ts';

/** Where the files of shells are served: by name and not by version, so that a release changes the URLs of changed files only (decision 085). */
const SHELL_FILES = '/shell/files/';

/** The font's licence goes wherever the font goes. */
const FONT_LICENCE = createRequire(import.meta.filename).resolve(
  '@fontsource-variable/geist/LICENSE',
);

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
  refuseInTests();
  const release = releaseOf(folder);
  const config = hostRelease(folder, layouts, release);
  return process.env.NODE_ENV === 'development' ? forDevelopment(config, release) : config;
}

function hostRelease(folder: string, layouts: ShellLayouts, release: string): RsbuildConfig {
  const build = commonBuild();
  const brand = brandFiles(folder);
  const facades = join(folder, 'node_modules/.rollcall');
  return defineConfig({
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      pluginModuleFederation({
        ...FEDERATION,
        name: 'shell',
        shared: providedByShell(folder, writeFacades(facades, LATE_NAMES)),
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: WEB_ONLY },
      }),
      pluginReleaseRecord({
        name: 'shell',
        version: release,
        platform: PLATFORM_VERSION,
        filesUrl: SHELL_FILES,
        providedNames: providedNames(),
        deprecated: deprecatedNames(),
        libraries: libraryVersions(),
      }),
      pluginAntdStyles(folder),
      pluginPreloads(layouts),
      pluginInlineScript(join(folder, 'src/boot/boot-guard.ts'), 'guardBoot'),
      pluginInlineScript(join(folder, 'src/paint/load-ahead.ts'), 'loadAhead'),
      pluginInlineScript(join(folder, 'src/paint/take-over.ts'), 'takeOver'),
      pluginShellPaint(paintFiles(folder)),
    ],
    source: {
      ...build.source,
      entry: {
        index: './src/index.ts',
        // Never loaded: it adds every shared part to the shell's module graph, so that the shell can provide it.
        provides: { import: inGraph(ANTD_KEYS), html: false },
      },
    },
    resolve: { alias: hostAliases(folder, facades) },
    // Scripts find other files next to themselves, under both URLs.
    output: { ...build.output, assetPrefix: 'auto', copy: brand.copy },
    html: { template: './src/index.html', tags: brand.tags },
    splitChunks: { preset: 'default', cacheGroups: { ...antdChunks(), ...ownChunks() } },
    tools: {
      // Hosts of earlier releases serve the version's folder; the others put `filesUrl` here.
      htmlPlugin: { publicPath: `/shell/${release}/` },
      rspack: strictPatched(folder, extractIsBrightPlugin(), stableIds(import.meta.dirname)),
    },
  });
}

/**
 * The shell's development build, in a folder of its release (decision 032). It can be read: names and lines stay, comments
 * do not. Files are served with the version in their path, so their names need no hash.
 */
const forDevelopment = (config: RsbuildConfig, release: string) =>
  mergeRsbuildConfig(config, {
    mode: 'development',
    dev: { assetPrefix: 'auto', hmr: false, liveReload: false },
    output: {
      distPath: { root: `dist/${DEVELOPMENT_FOLDER}` },
      sourceMap: false,
      minify: {
        js: 'always',
        css: false,
        jsOptions: { minimizerOptions: { compress: false, mangle: false } },
      },
    },
    security: { sri: { enable: false } },
    tools: {
      htmlPlugin: { publicPath: `/shell/${release}/${DEVELOPMENT_FOLDER}/` },
      // Otherwise it names the files of the builder's machine.
      swc: { jsc: { transform: { react: { development: false } } } },
    },
  });

/** Files that the shell's build replaces. `facades`: the folder with its façades. */
const hostAliases = (folder: string, facades: string) => ({
  ...federationRuntimeAliases(),
  ...facadeAliases(),
  [join(folder, 'src/router/late-names.ts')]: lateNamesFile(facades),
});

/**
 * The same console as one ordinary single-page application, to measure the cost of federation (e2e/bench): without
 * federation, with modules as dynamic imports of `loader`, otherwise the same.
 */
export function single(folder: string, layouts: ShellLayouts, loader: string) {
  refuseInTests();
  const build = commonBuild();
  const brand = brandFiles(folder);
  const federated = join(folder, 'src/modules/load-module/federation.ts');
  return defineConfig({
    ...build,
    plugins: [...(build.plugins ?? []), pluginAntdStyles(folder), pluginPreloads(layouts)],
    source: { ...build.source, entry: { index: join(folder, 'src/index.ts') } },
    // No module of ours needs a data router, which one file of the library would bring into the first script.
    resolve: { alias: { [federated]: loader, [join(folder, 'src/router/data-router.ts')]: false } },
    output: { ...build.output, assetPrefix: SHELL_FILES, copy: brand.copy },
    html: { template: join(folder, 'src/index.html'), tags: brand.tags },
    tools: { rspack: strictPatched(folder) },
  });
}

/**
 * Icons and web manifest as files with their hashes in the names, which rsbuild's own settings do not give them, and the links
 * to them. The manifest names its icons, which are next to it.
 */
function brandFiles(folder: string) {
  const at = (name: string) => join(folder, 'src/brand', name);
  const of = (name: string) => ({
    name,
    copy: { from: at(name), to: hashedFile(`image/${name}`, readFileSync(at(name))) },
  });
  const small = of('favicon.ico');
  const [svg, touch] = [of('favicon.svg'), of('touch-icon.png')];
  const icons = [svg, of('icon-192.png'), of('maskable-512.png')];
  const manifest = icons.reduce(
    (text, { name, copy }) => text.replace(`"${name}"`, `"${basename(copy.to)}"`),
    readFileSync(at('manifest.json'), 'utf8'),
  );
  const to = hashedFile('image/manifest.webmanifest', manifest);
  return {
    copy: [
      ...[small, touch, ...icons].map(({ copy }) => copy),
      { from: at('manifest.json'), to, transform: () => manifest },
      { from: FONT_LICENCE, to: hashedFile('font/licence.txt', readFileSync(FONT_LICENCE)) },
    ],
    tags: [
      // Browsers that can draw the vector take it, whatever its size.
      headLink({ rel: 'icon', href: small.copy.to, sizes: '32x32' }),
      headLink({ rel: 'icon', href: svg.copy.to, type: 'image/svg+xml' }),
      headLink({ rel: 'apple-touch-icon', href: touch.copy.to }),
      headLink({ rel: 'manifest', href: to }),
    ],
  };
}

const headLink = (attrs: Readonly<Record<string, string>>) => ({ tag: 'link', head: true, attrs });

/** Path of a file in the build, with a hash of its content. */
function hashedFile(path: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `static/${path.replace('.', `.${hash}.`)}`;
}

/** What the shell draws into a page's first bytes: templates, the console's own style sheets, and icons. */
function paintFiles(folder: string) {
  const inShell = (path: string) => join(folder, 'src', path);
  const template = (name: string) => inShell(`paint/${name}.mustache`);
  return {
    templates: {
      administrator: template('administrator'),
      employee: template('employee'),
      public: template('public'),
    },
    styles: [
      inShell('app/global.css'),
      join(import.meta.dirname, 'shared/src/ui/brand-name.css'),
      inShell('layout/admin-layout.css'),
      inShell('layout/sidebar.css'),
      inShell('layout/self-service-layout.css'),
      inShell('modules/outlet/page-skeleton.css'),
      inShell('paint/paint.css'),
    ],
    icons: { team: 'team', clock: 'clock-circle', calendar: 'calendar', apps: 'appstore' },
  };
}

/**
 * Strict chunks, with patches of antd. The ids of chunks are longer than the bundler's, so that one more chunk changes no
 * others: browsers would fetch those again (decision 085).
 */
const strictPatched = (folder: string, ...more: readonly Rspack.Plugin[]) => ({
  ...strictChunks,
  optimization: { chunkIds: false as const },
  plugins: [
    new rspack.ids.CompactHashedChunkIdsPlugin({ minLength: 4 }),
    ...antdPatches(folder),
    ...more,
  ],
});

/** Replaces files of antd and of its packages that write styles into the page; the replacements say why. */
function antdPatches(folder: string) {
  const replace = (request: RegExp, file: string, from = /./) =>
    new rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (from.test(resource.context)) resource.request = join(folder, 'src/antd-patches', file);
    });
  return [
    replace(/\/getScrollBarSize$/, 'scroll-bar-size.ts'),
    replace(/\/useScrollLocker$/, 'scroll-locker.ts'),
    // antd's style library has a file of the same name.
    replace(/\/genStyleUtils$/, 'gen-style-utils.ts', /[\\/]antd[\\/]es[\\/]/),
  ];
}

/** An entry that refers to modules without running them. */
function inGraph(requests: readonly string[]): string {
  const imports = requests.map((request) => `import(${JSON.stringify(request)});`).join('');
  return `data:text/javascript,${encodeURIComponent(`export function parts() { ${imports} }`)}`;
}
