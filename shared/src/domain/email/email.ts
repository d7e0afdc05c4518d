/**
 * The simple shape of an email address that the specification requires (spec §5): a local part, an at sign and a
 * domain with a dot; exactly one address. Only sending mail can show whether it is deliverable.
 */
export const EMAIL_SHAPE = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/**
 * The canonical form of an address, by which accounts are identified: trimmed, NFKC-normalised (fullwidth and combined
 * letters become plain ones) and lower case. Only this function normalises, and its result is stored: PostgreSQL
 * lower-cases `İ` and a few other letters differently from JavaScript, so comparing with both would miss accounts.
 * Mail goes to the address as it was entered, never to this form.
 * @example normaliseEmail(' Ada@Example.TEST ') // 'ada@example.test'
 */
export const normaliseEmail = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** Characters that the shape allows but an address must not contain: invisible ones and unassigned code points. */
const FORBIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether a text is shaped like an email address, both as entered (trimmed) and normalised, and contains no control,
 * invisible or bidirectional character.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return (
    EMAIL_SHAPE.test(address) &&
    !FORBIDDEN.test(address) &&
    EMAIL_SHAPE.test(normaliseEmail(address))
  );
}
