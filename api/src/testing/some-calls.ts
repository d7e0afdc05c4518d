/** Set by the suite `postgres` of `npm run test:all`: every call with every value. */
export const IS_THOROUGH = process.env.HOSTILE === 'all';

/**
 * Of calls that share one implementation of a rule, three of each kind; all of them in a thorough run. Which three depends
 * only on the list, so that a run can be repeated.
 */
export function someOfEachKind<T>(calls: readonly T[], kindOf: (call: T) => string): T[] {
  if (IS_THOROUGH) return [...calls];
  return [...Map.groupBy(calls, kindOf).values()].flatMap((ofKind) => {
    const middle = Math.floor(ofKind.length / 2);
    return [...new Set([ofKind.at(0), ofKind.at(middle), ofKind.at(-1)])] as T[];
  });
}
