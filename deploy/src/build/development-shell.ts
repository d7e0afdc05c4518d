import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_FOLDER, DEVELOPMENT_PAGE } from '@rollcall/shared/module';
import { runBundler } from './run-bundler.ts';
import type { Workspace } from './workspaces.ts';

/**
 * Builds the shell a second time, with React's development build, which supports hot reload: it becomes part of the shell's
 * files, so that a team sees its sources in a live console without those of the shell (decision 032). Its page is written
 * as JSON, because files of releases are never pages.
 * @throws OperatorError with the bundler's own output when it fails.
 */
export async function buildDevelopmentShell(
  shell: Workspace,
  version: string,
  signal?: AbortSignal,
): Promise<void> {
  await runBundler(shell, { version, mode: 'development' }, signal);
  const dist = join(shell.folder, 'dist');
  const folder = join(dist, DEVELOPMENT_FOLDER);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  // The records are those of the shell itself.
  const others = readdirSync(folder).filter((name) => name !== 'static');
  for (const name of others) rmSync(join(folder, name));
  writeFileSync(join(dist, DEVELOPMENT_PAGE), JSON.stringify({ html }));
}
