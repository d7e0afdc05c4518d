import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '@rollcall/shared/node';
import { packPackage } from './pack-package.ts';
import type { PackedPackage } from './sdk-index.ts';
import { sdkManifest } from './sdk-manifest.ts';

/**
 * Packs the folder `shared` as JavaScript and type declarations into `folder`, for modules in other repositories (decision 070).
 * The same sources give the same bytes.
 * @throws OperatorError with the compiler's output when it refuses the sources.
 */
export function packSdk(shared: string, folder: string): Promise<PackedPackage> {
  return packPackage(folder, async (files) => {
    const dist = join(files, 'dist');
    await compile(shared, dist);
    copyOthers(shared, dist);
    for (const file of globSync('**/*.d.ts', { cwd: dist })) correctDeclarations(join(dist, file));
    cpSync(join(shared, 'README.sdk.md'), join(files, 'README.md'));
    cpSync(join(shared, 'CHANGELOG.md'), join(files, 'CHANGELOG.md'));
    cpSync(join(shared, '../docs/modules.md'), join(files, 'guide.md'));
    return sdkManifest(readFileSync(join(shared, 'package.json'), 'utf8'));
  });
}

/** Compiles to JavaScript and to declarations; only these keep the comments. Tests and what only servers use are left out. */
async function compile(shared: string, dist: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc');
  const args = [tsc, '-p', join(shared, 'tsconfig.sdk.json'), '--outDir', dist];
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [...args, ...options]).catch(
      ({ stdout }: { stdout?: string }) => {
        throw new OperatorError(`The SDK could not be compiled:\n${stdout}`);
      },
    );
  await Promise.all([
    run('--emitDeclarationOnly'),
    run('--declaration', 'false', '--removeComments'),
  ]);
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
