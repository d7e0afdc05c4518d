import { setImmediate as letOthersRun } from 'node:timers/promises';

/** How long one piece of work may keep other requests waiting, milliseconds. A punch waits for the database five times. */
const SLICE_MS = 3;

/** How many values are looked at between two looks at the clock. */
const STRIDE = 20;

/**
 * Maps many values, leaving out undefined results, and lets other requests run every few milliseconds: a calculation for
 * 10,000 employees would keep a punch waiting for a quarter of a second.
 */
export async function mapInSlices<T, R>(
  values: readonly T[],
  map: (value: T) => R | undefined,
): Promise<R[]> {
  const results: R[] = [];
  let startedAt = performance.now();
  for (const [index, value] of values.entries()) {
    if (index % STRIDE === 0 && performance.now() - startedAt > SLICE_MS) {
      await letOthersRun();
      startedAt = performance.now();
    }
    const result = map(value);
    if (result !== undefined) results.push(result);
  }
  return results;
}
