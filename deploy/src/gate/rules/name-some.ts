/** How many names a sentence has room for. */
const MOST = 3;

/** Names for a sentence: the first few, and how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MOST;
  return names.slice(0, MOST).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
