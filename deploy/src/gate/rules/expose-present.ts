import { listFiles } from '../../store/integrity.ts';
import { readManifest } from './manifest.ts';
import { nameSome } from './name-some.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** The build has its entry and the one expose, `./module`, with every file that it loads immediately (design §4). */
export const exposePresent: Rule<BuildFacts> = {
  name: 'expose-present',
  fix: 'make the module the default export of src/module.ts, and build it with remote() of rsbuild.shared.ts.',
  async check({ dist }) {
    const manifest = readManifest(dist);
    if (!manifest) return 'the build has no readable mf-manifest.json';
    const expose = manifest.exposes.find(({ path }) => path === './module');
    if (!expose) return 'the build does not expose ./module';
    const files = [manifest.entry, ...expose.files];
    const existing = new Set(await listFiles(dist));
    const missing = files.filter((file) => !existing.has(file));
    return missing.length > 0 ? `the build lacks ${nameSome(missing)}` : undefined;
  },
};
