/** A function that remembers its results, as long as it is used itself. */
export function memoize<K, R extends NonNullable<unknown>>(create: (key: K) => R): (key: K) => R {
  const results = new Map<K, R>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = create(key);
    results.set(key, result);
    return result;
  };
}
