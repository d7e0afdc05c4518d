import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** The build has its entry and the one expose, `./module`, with every file that it loads immediately (design §4). */
export const exposePresent: Rule<BuildFacts> = {
  name: 'expose-present',
  fix: 'make the module the default export of src/module.ts, and build it with remote() of rsbuild.shared.ts.',
  check({ dist }) {
    const manifest = readManifest(dist);
    if (!manifest) return 'the build has no readable mf-manifest.json';
    const expose = manifest.exposes.find(({ path }) => path === './module');
    if (!expose) return 'the build does not expose ./module';
    const files = [manifest.entry, ...expose.files];
    const missing = files.filter((file) => !existsSync(join(dist, file)));
    return missing.length > 0 ? `the build lacks ${missing.join(', ')}` : undefined;
  },
};
