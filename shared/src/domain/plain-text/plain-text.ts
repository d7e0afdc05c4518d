/**
 * Characters that show nothing, or turn the direction of what follows: controls, formats (zero width, soft
 * hyphen, bidirectional), separators of lines, halves of surrogate pairs, fillers.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/**
 * Those of them that scripts need inside a word: joiners between letters and marks (Persian, Hindi), also at the
 * end of a Malayalam chillu as older keyboards write it, and selectors of a letter's variant (Japanese, Mongolian).
 */
const NEEDED =
  /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\u0d4d)\u200d|(?<=\p{L})\p{Variation_Selector}/gu;

/**
 * Whether a text of one line holds a character that nobody sees, so that two names can look alike, or one like
 * nothing. Blanks between words are no such characters.
 * @example hasHiddenCharacter('ali\u202egnp') // true
 */
export function hasHiddenCharacter(text: string): boolean {
  return HIDDEN.test(text.replace(NEEDED, ''));
}

/** Whether a text holds something to read, in whatever script. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}
