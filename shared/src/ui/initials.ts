/**
 * The first letters of the first and of the last word of a name, in capitals; '' without a letter.
 * @example initialsOf('Liam de la Cruz') // 'LC'
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return (
    [...new Set([0, letters.length - 1])]
      .map((index) => letters[index] ?? '')
      // Apart, because letters of a script such as Arabic would join into one.
      .join(/\p{Script=Arab}/u.test(name) ? '\u200c' : '')
      .toUpperCase()
  );
}
