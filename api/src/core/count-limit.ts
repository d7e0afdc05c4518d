/** How far a search is counted exactly; beyond it a list says 'more than' (design §9). */
export const COUNT_LIMIT = 1000;

/** A count that may have gone one beyond the limit, as a list's answer says it. */
export function cappedTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, COUNT_LIMIT), isTotalExact: counted <= COUNT_LIMIT };
}
