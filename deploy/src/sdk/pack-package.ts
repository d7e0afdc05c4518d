import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import type { PackedPackage } from './sdk-index.ts';

/** Archives have no time of their own, so that the same content gives the same bytes. */
const FIXED_TIME = new Date('2000-01-01T00:00:00Z');

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/**
 * Packs a package of npm into `folder`. `write` writes its files, except package.json, whose content it returns; the
 * version gets digits that identify the content. The same content gives the same bytes.
 */
export async function packPackage(
  folder: string,
  write: (files: string) => Promise<Manifest>,
): Promise<PackedPackage> {
  const content = mkdtempSync(join(tmpdir(), 'rollcall-sdk-'));
  try {
    const files = join(content, 'package');
    mkdirSync(files);
    const manifest = await write(files);
    const version = `${manifest.version}-${contentId(files, manifest)}`;
    const text = JSON.stringify({ ...manifest, version }, null, 2);
    writeFileSync(join(files, 'package.json'), `${text}\n`);
    const name = `${manifest.name.slice(1).replace('/', '-')}-${version}.tgz`;
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true });
    await create(
      { cwd: content, file, gzip: { level: 9 }, portable: true, mtime: FIXED_TIME },
      filesOf(content),
    );
    const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
    return { name: manifest.name, version, file: name, integrity: `sha512-${digest}` };
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

/** Ten hex digits that identify the files and the manifest. */
function contentId(folder: string, manifest: object): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const file of filesOf(folder)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}

/** Every file below a folder, sorted, with `/`. */
function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}
