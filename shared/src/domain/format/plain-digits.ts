/** The zeros of the digits that people write with; nine more follow each. NFKC makes those of fonts plain. */
const ZEROS = ['0', '٠', '۰', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០'];

/**
 * The digits of a text as 0 to 9, without anything else.
 * @example plainDigits('(555) ٠١٢') // '555012'
 */
export function plainDigits(text: string): string {
  return [...text.normalize('NFKC')].map(digitOf).join('');
}

function digitOf(character: string): string {
  for (const zero of ZEROS) {
    const value = (character.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
    if (value >= 0 && value <= 9) return String(value);
  }
  return '';
}
