import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '@rollcall/shared/node';
import { create } from 'tar';
import type { PackedPackage } from './sdk-index.ts';
import { sdkManifest } from './sdk-manifest.ts';

/** Archives have no time of their own, so that the same content gives the same bytes. */
const FIXED_TIME = new Date('2000-01-01T00:00:00Z');

/**
 * Packs the folder `shared` as JavaScript and type declarations into `folder`, for modules in other repositories (decision 070).
 * The same sources give the same bytes.
 * @throws OperatorError with the compiler's output when it refuses the sources.
 */
export async function packSdk(shared: string, folder: string): Promise<PackedPackage> {
  const content = mkdtempSync(join(tmpdir(), 'rollcall-sdk-'));
  try {
    return await pack(shared, content, folder);
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

async function pack(shared: string, content: string, folder: string): Promise<PackedPackage> {
  const files = join(content, 'package');
  const dist = join(files, 'dist');
  await compile(shared, dist);
  copyOthers(shared, dist);
  for (const file of globSync('**/*.d.ts', { cwd: dist })) correctDeclarations(join(dist, file));
  cpSync(join(shared, 'README.sdk.md'), join(files, 'README.md'));
  const manifest = sdkManifest(readFileSync(join(shared, 'package.json'), 'utf8'));
  const version = `${manifest.version}-${contentId(files, manifest)}`;
  const text = JSON.stringify({ ...manifest, version }, null, 2);
  writeFileSync(join(files, 'package.json'), `${text}\n`);
  const name = `rollcall-shared-${version}.tgz`;
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  await create(
    { cwd: content, file, gzip: { level: 9 }, portable: true, mtime: FIXED_TIME },
    filesOf(content),
  );
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
  return { name: manifest.name, version, file: name, integrity: `sha512-${digest}` };
}

/** Compiles to JavaScript and declarations; tests and what only servers use are left out. */
async function compile(shared: string, dist: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc');
  const args = [tsc, '-p', join(shared, 'tsconfig.sdk.json'), '--outDir', dist];
  await promisify(execFile)(process.execPath, args).catch(({ stdout }: { stdout?: string }) => {
    throw new OperatorError(`The SDK could not be compiled:\n${stdout}`);
  });
}

/** Style sheets, and the files of the test preset that are JavaScript already. */
function copyOthers(shared: string, dist: string): void {
  for (const file of globSync('**/*.{css,cjs,js}', { cwd: join(shared, 'src') })) {
    cpSync(join(shared, 'src', file), join(dist, file));
  }
}

/** The compiler leaves `.ts` in the imports of declarations, and imports of style sheets, which have no types. */
function correctDeclarations(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^import '[^']+\.css';\n/gm, '')
    .replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1');
  writeFileSync(file, text);
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
