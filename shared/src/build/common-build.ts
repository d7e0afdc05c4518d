import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginCompileHints } from './compile-hints.ts';
import { federationRuntimeAliases } from './federation-runtime.ts';

/** A chunk that fails to evaluate must reject instead of leaving an empty module behind (federation E3). */
export const strictChunks: Rspack.Configuration = {
  output: {
    strictModuleErrorHandling: true,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 8000,
  },
  // These packages have no side effects but do not declare that: without this, a button would load all form components.
  module: {
    rules: [{ test: /node_modules\/(@rc-component|@ant-design\/cssinjs)\//, sideEffects: false }],
  },
};

/** Build settings of shell and modules. */
export function commonBuild(): RsbuildConfig {
  return {
    plugins: [pluginReact(), pluginCompileHints()],
    source: {
      // The SDK in a module's own repository: what it imports of antd must also come from the shell.
      include: [/[\\/]node_modules[\\/]@rollcall[\\/]shared[\\/]/],
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

/** Federation's options of shell and modules. */
export const FEDERATION = { shareStrategy: 'loaded-first', dts: false } as const;

/** Leaves out federation's snapshots, which only its manifest needs, and its server code. */
export const WEB_ONLY = { disableSnapshot: true, target: 'web' } as const;

/** The version to build: set by the release tools, otherwise `-local` for manual builds. */
export function releaseOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return process.env.ROLLCALL_RELEASE ?? `${version}-local`;
}
