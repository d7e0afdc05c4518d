/**
 * Characters that show nothing, or turn the direction of what follows: controls, formats (zero width, soft
 * hyphen, bidirectional), separators of lines, halves of surrogate pairs, fillers, and two signs that are drawn as nothing.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
/**
 * Those of them that scripts need inside a word: joiners between letters and marks (Persian, Hindi; not in scripts whose
 * letters never join), also at the
 * end of a Malayalam chillu as older keyboards write it, and selectors of a letter's variant (Japanese, Mongolian).
 */
const NEEDED =
  /(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\u0d4d)\u200d|(?<=\p{L})\p{Variation_Selector}/gu;

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
