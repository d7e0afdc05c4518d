import { availableParallelism } from 'node:os';

/** Runs `work` for every item, as many at once as the machine has cores; returns results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function worker() {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as T);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
