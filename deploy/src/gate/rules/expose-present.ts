import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** The build has its entry and the one expose, `./module`, with every file that it needs at once (design §4). */
export const exposePresent: Rule<BuildFacts> = {
  name: 'expose-present',
  fix: 'export the module from src/module.ts as default and build with remote() of rsbuild.shared.ts.',
  check({ dist }) {
    const manifest = readManifest(dist);
    if (!manifest) return 'the build has no mf-manifest.json that can be read';
    const expose = manifest.exposes.find(({ path }) => path === './module');
    if (!expose) return 'the build does not expose ./module';
    const files = [manifest.entry, ...expose.files];
    const gone = files.filter((file) => !existsSync(join(dist, file)));
    return gone.length > 0 ? `the build lacks ${gone.join(', ')}` : undefined;
  },
};
