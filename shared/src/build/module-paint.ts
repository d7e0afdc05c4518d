import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { compactStyle } from './compact-style.ts';

/** The file of a module that draws the first paint of its public pages: it exports `firstPaints`, HTML by path. */
const FILE = 'src/pages/first-paint.tsx';

/**
 * Writes `paint.json` next to the files of a module that has `src/pages/first-paint.tsx`: what the web host draws into the
 * first bytes of its public pages (decision 086). The file runs in Node; style sheets that it imports travel along.
 */
export function pluginModulePaint(folder: string): RsbuildPlugin {
  return {
    name: 'rollcall:module-paint',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const file = join(folder, FILE);
        if (!stats || stats.hasErrors() || !existsSync(file)) return;
        const output = mkdtempSync(join(tmpdir(), 'rollcall-paint-'));
        try {
          const css = stylesOf(await compile(folder, file, output));
          const { firstPaints } = createRequire(import.meta.filename)(join(output, 'main.cjs'));
          const entries = Object.entries<string>(firstPaints).map(([path, html]) => [
            path,
            { html, css },
          ]);
          writeFileSync(
            join(api.context.distPath, 'paint.json'),
            JSON.stringify(Object.fromEntries(entries)),
          );
        } finally {
          rmSync(output, { recursive: true });
        }
      });
    },
  };
}

/** Compiles the file for Node. Style sheets become empty modules that the statistics name. */
async function compile(folder: string, file: string, output: string): Promise<Rspack.Stats> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: 'node',
    devtool: false,
    entry: file,
    output: { path: output, filename: 'main.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false, concatenateModules: false },
    resolve: { extensions: ['...', '.ts', '.tsx'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
          exclude: /node_modules[\\/](?!@rollcall[\\/])/,
        },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
  });
  const stats = await new Promise<Rspack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return stats;
}

/** The style sheets of a compilation, in the order of their imports. */
function stylesOf(stats: Rspack.Stats): string {
  const { modules = [] } = stats.toJson({ all: false, modules: true, ids: true });
  const files = modules
    .toSorted((a, b) => (a.postOrderIndex ?? 0) - (b.postOrderIndex ?? 0))
    .filter(({ chunks = [] }) => chunks.length > 0)
    .flatMap(({ nameForCondition }) =>
      nameForCondition?.endsWith('.css') ? nameForCondition : [],
    );
  return compactStyle(files.map((path) => readFileSync(path, 'utf8')).join('\n'));
}
