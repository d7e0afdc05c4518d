import { join } from 'node:path';
import { integrityOf, listFiles } from '../../store/integrity.ts';
import { isShellFile } from '../../store/shell-files.ts';
import type { Rule, StoreFacts } from './rule.ts';

/** No other shell has a file of the same name with different content: pages and caches know files of shells by name only. */
export const fileNamesUnused: Rule<StoreFacts> = {
  name: 'file-names-unused',
  fix: 'build it with content hashes in file names, as rsbuild.shared.ts does.',
  async check({ store, name, dist }) {
    if (name !== 'shell') return undefined;
    const different: string[] = [];
    for (const file of (await listFiles(dist)).filter(isShellFile)) {
      const stored = await store.hashOfShellFile(file);
      if (stored !== undefined && stored !== (await integrityOf(join(dist, file)))) {
        different.push(file);
      }
    }
    return different.length > 0
      ? `another shell has a different ${different.join(', ')}`
      : undefined;
  },
};
