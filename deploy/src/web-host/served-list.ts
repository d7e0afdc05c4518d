import type { ReleaseList } from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The release list that pages are served with: the store's, or the last readable one while that is damaged or missing,
 * so that a damaged file does not take the console down.
 * @param onDamage called for each failed read.
 */
export function servedList(
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
