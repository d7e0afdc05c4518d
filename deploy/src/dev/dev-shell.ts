import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces, ROOT } from '../build/workspaces.ts';
import { SHELL_PREFIX } from './paths.ts';

/** Served at the root of the development server. */
export const DEV_PUBLIC = join(ROOT, '.cache/dev');

const DIST = join(DEV_PUBLIC, SHELL_PREFIX);

/**
 * The shell's page, built with React's development build, which supports hot reload. Rebuilt only when the shell's
 * source has changed.
 */
export async function buildDevShell(): Promise<string> {
  const shell = listWorkspaces().find(({ kind }) => kind === 'shell');
  if (!shell) throw new Error('The checkout has no shell.');
  const version = releaseVersion(shell);
  const page = join(DIST, version, 'index.html');
  if (!existsSync(page)) {
    const { content } = await loadConfig({ cwd: shell.folder });
    const assetPrefix = `${SHELL_PREFIX}${version}/`;
    const rsbuild = await createRsbuild({
      cwd: shell.folder,
      config: mergeRsbuildConfig(content, {
        mode: 'development',
        dev: { assetPrefix, hmr: false, liveReload: false },
        output: { assetPrefix, distPath: { root: join(DIST, version) }, minify: false },
        tools: { htmlPlugin: { publicPath: assetPrefix } },
        security: { sri: { enable: false } },
        logLevel: 'error',
      }),
    });
    const { close } = await rsbuild.build();
    await close();
  }
  return readFileSync(page, 'utf8');
}
