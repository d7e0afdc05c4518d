import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EXIT } from '@rollcall/cli/exit-codes';
import { runTool } from '@rollcall/cli/run-tool';
import { LOGS, type Workspace } from './workspaces.ts';

/**
 * Runs the bundler on a workspace, in a process of its own.
 * @throws CommandError with the bundler's own output when it fails.
 */
export async function runBundler(
  { name, folder }: Workspace,
  build: { readonly version: string; readonly mode: 'production' | 'development' },
  signal?: AbortSignal,
): Promise<void> {
  const require = createRequire(import.meta.url);
  const rsbuild = join(dirname(require.resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');
  const title = `The build of ${name} failed`;
  const env = { ROLLCALL_RELEASE: build.version, NODE_ENV: build.mode };
  const tool = { title, exitCode: EXIT.build, folder, logs: LOGS, signal, env };
  await runTool(tool, process.execPath, [rsbuild, 'build']);
}
