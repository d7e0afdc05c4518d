import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runCommand } from '@rollcall/tools/process';
import type { ReleaseLists } from './release-lists.ts';

/** Builds the single application of a checkout, with the same pages, preloads and settings as the federated console. */
export async function buildSingle(root: string, version: string): Promise<void> {
  const args = ['build', '--root', join(root, 'e2e/bench/single')];
  const { code, output } = await runCommand('rsbuild', args, {
    cwd: root,
    env: { ROLLCALL_RELEASE: version },
  });
  if (code !== 0) throw new Error(`The single application could not be built:\n${output}`);
}

/**
 * Puts the built application into a release store as a version of the shell, with the same web host, inlining and
 * compression as the federated console, so that only federation differs.
 */
export function singleStore(root: string, store: string, version: string, like: string): void {
  const shell = join(store, 'shell', version);
  const dist = join(root, 'e2e/bench/single/dist');
  cpSync(dist, shell, { recursive: true });
  rmSync(dist, { recursive: true });
  for (const file of globSync('**/*.{js,css,html,svg}', { cwd: shell })) {
    const content = readFileSync(join(shell, file));
    writeFileSync(join(shell, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(shell, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  // As publishing does (decision 085).
  cpSync(join(shell, 'static'), join(store, 'shell/files/static'), { recursive: true });
  const record = JSON.parse(readFileSync(join(store, 'shell', like, 'release.json'), 'utf8'));
  writeFileSync(join(shell, 'release.json'), JSON.stringify({ ...record, version }));
}

/** The release list with the single application as the shell, and modules whose files are its own. */
export function singleList(list: ReleaseLists, version: string): ReleaseLists {
  const modules = Object.entries(list.modules).map(([name, pointer]) => {
    const release = {
      ...pointer.releases[pointer.current],
      url: `/shell/${version}/`,
      preload: [],
      needs: [`${name}/src/module`],
      integrity: {},
    };
    return [name, { ...pointer, releases: { [pointer.current]: release } }] as const;
  });
  return {
    ...list,
    shell: { ...list.shell, current: version },
    modules: Object.fromEntries(modules),
  };
}
