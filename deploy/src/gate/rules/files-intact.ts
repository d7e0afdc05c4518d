import { join } from 'node:path';
import { integrityOf, listFiles } from '../../store/integrity.ts';
import type { Rule, StoreFacts } from './rule.ts';

/** Every file of the build can be read back unchanged from the store before a page loads it (design §6). */
export const filesIntact: Rule<StoreFacts> = {
  name: 'files-intact',
  fix: 'check that the release store is readable and its disk is healthy, delete the folder of this version in the store, then release again.',
  async check({ store, name, version, dist }) {
    const problems: string[] = [];
    for (const file of await listFiles(dist)) {
      const stored = await store.hashOf(name, version, file);
      if (stored === undefined) problems.push(`${file} cannot be read`);
      else if (stored !== (await integrityOf(join(dist, file)))) problems.push(`${file} differs`);
    }
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
