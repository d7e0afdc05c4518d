import type { ReleaseList } from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Returns a function that reads the release list to serve: the stored one, or the last one that could be read while the
 * stored list is damaged or missing, so that a damaged file does not take the console down.
 * @param onDamage called for each failed read.
 */
export function makeListReader(
  store: Pick<ReleaseStore, 'readList' | 'readCopy'>,
  onDamage: (error: Error) => void,
): () => Promise<ReleaseList | undefined> {
  let last: ReleaseList | undefined;
  return async () => {
    try {
      const list = await store.readList();
      if (list === undefined && last !== undefined) throw new Error('live.json is missing.');
      last = list;
    } catch (error) {
      onDamage(error as Error);
      last ??= await store.readCopy();
    }
    return last;
  };
}
