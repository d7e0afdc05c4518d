import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from '../../store/compress.ts';
import { listFiles } from '../../store/integrity.ts';
import { readManifest } from './manifest.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** The files that the module's first page loads stay within `budget.sizeKb`; the descriptor defines what counts. */
export const sizeInBudget: Rule<BuildFacts> = {
  name: 'size-in-budget',
  fix: 'load parts on demand with import(), or raise budget.sizeKb in module.json.',
  async check({ dist, budget }) {
    const manifest = readManifest(dist);
    if (!manifest) return undefined;
    const first = manifest.exposes.flatMap(({ files }) => files);
    const named = new Set([manifest.entry, ...first]);
    // A manifest can name any path; another rule reports what the build lacks.
    const files = (await listFiles(dist)).filter((file) => named.has(file));
    const sizes = await Promise.all(files.map((file) => brotliBytes(join(dist, file))));
    const kb = sizes.reduce((total, size) => total + size, 0) / 1000;
    if (kb <= budget.sizeKb) return undefined;
    return `its first page loads ${kb.toFixed(1)} kB; the budget is ${budget.sizeKb} kB`;
  },
};

/** Bytes after brotli compression. */
const brotliBytes = async (path: string) => (await brotli(await readFile(path))).length;
