import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shortenOutput } from '@rollcall/cli/tool-output';
import { OperatorError } from '@rollcall/shared/node';
import { ROOT, type Workspace } from './workspaces.ts';

/**
 * Runs the bundler on a workspace, in a process of its own.
 * @throws OperatorError with the bundler's own output when it fails.
 */
export async function runBundler(
  { name, folder }: Workspace,
  build: { readonly version: string; readonly mode: 'production' | 'development' },
  signal?: AbortSignal,
): Promise<void> {
  const require = createRequire(import.meta.url);
  const rsbuild = join(dirname(require.resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');
  const child = spawn(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env: { ...process.env, ROLLCALL_RELEASE: build.version, NODE_ENV: build.mode },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const shown = shortenOutput(output, join(ROOT, `.cache/logs/build-${name}.log`));
  throw new OperatorError(`The build of ${name} failed:\n${shown}`);
}
