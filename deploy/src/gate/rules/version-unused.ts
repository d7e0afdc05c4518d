import { join } from 'node:path';
import { integrityOf, listFiles } from '../../store/integrity.ts';
import type { Rule, StoreFacts } from './rule.ts';

/** The version is not in the store, or is there with the same files: a version never changes (design §6). */
export const versionUnused: Rule<StoreFacts> = {
  name: 'version-unused',
  fix: 'raise the version in package.json.',
  async check({ store, name, version, dist }) {
    if ((await store.readText(name, version, 'release.json')) === undefined) return undefined;
    for (const file of await listFiles(dist)) {
      const stored = await store.hashOf(name, version, file);
      if (stored !== (await integrityOf(join(dist, file)))) {
        return `${version} is already published with a different ${file}`;
      }
    }
    return undefined;
  },
};
