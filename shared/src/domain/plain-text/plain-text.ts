/**
 * Characters that are invisible or change the text direction: controls, formats (zero width, soft hyphen,
 * bidirectional), line separators, lone surrogates, fillers, and two symbols without a visible glyph.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
/**
 * Hidden characters that some scripts need inside a word: joiners between letters and marks (Persian, Hindi; not in
 * scripts whose letters never join), also at the end of a Malayalam chillu as older keyboards write it, and variation
 * selectors (Japanese, Mongolian).
 */
const NEEDED =
  /(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\u0d4d)\u200d|(?<=\p{L})\p{Variation_Selector}/gu;

/**
 * Whether a single-line text contains an invisible character, which can make two names look the same or a name look
 * empty. Spaces between words are allowed.
 * @example hasHiddenCharacter('ali\u202egnp') // true
 */
export function hasHiddenCharacter(text: string): boolean {
  return HIDDEN.test(text.replace(NEEDED, ''));
}

/** Whether a text contains a letter or digit of any script. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}
