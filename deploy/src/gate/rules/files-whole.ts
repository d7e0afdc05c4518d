import { join } from 'node:path';
import { integrityOf, listFiles } from '../../store/integrity.ts';
import type { Rule, StoreFacts } from './rule.ts';

/** Every file of the build can be read back from the store, unchanged, before anybody is sent to it (design §6). */
export const filesWhole: Rule<StoreFacts> = {
  name: 'files-whole',
  fix: 'see that the store can be read and its disk is sound, remove this version from it, and release again.',
  async check({ store, name, version, dist }) {
    const problems: string[] = [];
    for (const file of await listFiles(dist)) {
      const kept = await store.hashOf(name, version, file);
      if (kept === undefined) problems.push(`${file} cannot be read`);
      else if (kept !== (await integrityOf(join(dist, file)))) problems.push(`${file} differs`);
    }
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
