import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '@rollcall/shared/node';
import type { Rspack } from '@rsbuild/core';
import { CLI_MANIFEST } from './cli-manifest.ts';
import { packPackage } from './pack-package.ts';
import { projectTemplate } from './project-template.ts';
import type { PackedPackage } from './sdk-index.ts';

/**
 * Packs the command `rollcall` into `folder`: one file with everything that it needs, and the template of new modules.
 * @throws OperatorError with the bundler's errors.
 */
export const packCli = (root: string, folder: string): Promise<PackedPackage> =>
  packPackage(folder, async (files) => {
    await bundle(root, files);
    writeFileSync(join(files, 'template.json'), JSON.stringify(projectTemplate(root)));
    return CLI_MANIFEST;
  });

async function bundle(root: string, folder: string): Promise<void> {
  // Loaded only here: a web host that builds nothing needs no bundler.
  const { rspack } = await import('@rsbuild/core');
  const compiler = rspack({
    // Names of modules are relative to this folder, so that every checkout gives the same bytes.
    context: root,
    mode: 'production',
    target: 'node22',
    devtool: false,
    entry: './cli/src/main.ts',
    output: { path: folder, filename: 'rollcall.js', module: true, library: { type: 'module' } },
    // Hot reload sets NODE_ENV for the module's build.
    optimization: {
      minimizer: [
        // Names stay, for stack traces.
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            compress: { defaults: false, unused: true, dead_code: true },
            mangle: false,
            format: { comments: 'some' },
          },
        }),
      ],
      moduleIds: 'named',
      concatenateModules: true,
      nodeEnv: false,
    },
    plugins: [
      new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, entryOnly: true }),
    ],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // The file uses its own import.meta.
      parser: { javascript: { importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
          type: 'javascript/auto',
        },
      ],
    },
  } as Rspack.Configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) {
    throw new OperatorError(
      `The command line could not be packed:\n${stats.toString('errors-only')}`,
    );
  }
}
