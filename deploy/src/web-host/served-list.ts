import type { ReleaseList } from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The release list that pages are served with: the store's, or the last one that could be read while that is damaged
 * or gone, so that no damage to a file takes the console down.
 * @param onDamage is told of each read that failed.
 */
export function servedList(
  store: Pick<ReleaseStore, 'readList' | 'readCopy'>,
  onDamage: (error: Error) => void,
): () => Promise<ReleaseList | undefined> {
  let last: ReleaseList | undefined;
  return async () => {
    try {
      const list = await store.readList();
      if (list === undefined && last !== undefined) throw new Error('live.json is gone.');
      last = list;
    } catch (error) {
      onDamage(error as Error);
      last ??= await store.readCopy();
    }
    return last;
  };
}
