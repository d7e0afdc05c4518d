/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
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
 * Text with case, accents and typographic apostrophes folded away, so that `garcia` finds García and
 * `oneil` finds O’Neil. Applied alike to what is stored and to what is searched for.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What of an employee a search looks at: names, e-mail, phone as written and as digits, code. */
export function searchTextOf(employee: {
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

/** The words of a search term; each must be found, in any order. */
export function searchWords(term: string): string[] {
  return fold(term).split(' ').filter(Boolean);
}
