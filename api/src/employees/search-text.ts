/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
const LETTER_FALLBACKS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Removes case, accents and typographic apostrophes, so that `garcia` finds García and `oneil` finds O’Neil.
 * Applied to the stored text and to the search term.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTER_FALLBACKS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The searchable text of an employee: names, email, phone as written and as digits, code. */
export function buildSearchText(employee: {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly employeeCode: string;
}): string {
  const { firstName, middleName, lastName, email, phone, employeeCode } = employee;
  const digits = phone?.replace(/\D/g, '');
  const parts = [firstName, middleName, lastName, email, phone, digits, employeeCode];
  return fold(parts.filter(Boolean).join(' '));
}

/** The searchable text of an employee's job: designation and department. */
export function buildJobText({
  designation,
  department,
}: {
  readonly designation?: string | null | undefined;
  readonly department?: string | null | undefined;
}): string {
  return fold([designation, department].filter(Boolean).join(' '));
}

/** The words of a search term; all must match, in any order. */
export function searchWords(term: string): string[] {
  return fold(term).split(' ').filter(Boolean);
}
