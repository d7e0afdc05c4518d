import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, runCommand } from '@rollcall/tools/process';

const VERSION = '1.0.0-51191e0';
const FOLDER = join(ROOT, 'e2e/bench/single');

/**
 * Creates a copy of a federated release store in which the shell is the single application, with the same pages, web
 * host, inlining, preloads and compression, so that only federation differs.
 */
export async function prepareSingle(federated: string, target: string): Promise<void> {
  const { code, output } = await runCommand('rsbuild', ['build', '--root', FOLDER], {
    env: { ROLLCALL_RELEASE: VERSION },
  });
  if (code !== 0) throw new Error(`The single application could not be built:\n${output}`);
  const dist = join(FOLDER, 'dist');
  const shell = join(target, 'shell', VERSION);
  cpSync(federated, target, { recursive: true });
  cpSync(dist, shell, { recursive: true });
  for (const file of globSync('**/*.{js,css,html,svg}', { cwd: shell })) {
    const content = readFileSync(join(shell, file));
    writeFileSync(join(shell, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(shell, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  const list = JSON.parse(readFileSync(join(target, 'live.json'), 'utf8'));
  const record = JSON.parse(
    readFileSync(join(target, 'shell', list.shell.current, 'release.json'), 'utf8'),
  );
  writeFileSync(join(shell, 'release.json'), JSON.stringify({ ...record, version: VERSION }));
  list.shell.current = VERSION;
  for (const [name, pointer] of Object.entries<LivePointer>(list.modules)) {
    const release = pointer.releases[pointer.current];
    Object.assign(release ?? {}, {
      url: `/shell/${VERSION}/`,
      preload: [],
      needs: [`${name}/src/module`],
      integrity: {},
    });
  }
  writeFileSync(join(target, 'live.json'), JSON.stringify(list));
}

interface LivePointer {
  readonly current: string;
  readonly releases: Record<string, object>;
}
