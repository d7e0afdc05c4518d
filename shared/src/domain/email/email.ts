/**
 * The simple shape of an e-mail address that the specification asks for (spec §5): something, an at sign, a domain
 * with a dot, one address and nothing else. Whether mail arrives there, only mail can tell.
 */
export const EMAIL_SHAPE = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/**
 * An address as accounts are told apart by it: blanks around it dropped, compatibility forms replaced (NFKC: a
 * fullwidth or a combined letter is the plain one), lower case. It is done here alone, and what is stored is
 * the result: PostgreSQL folds `İ` and some others differently from JavaScript, so that an account compared by
 * both could never be found. Mail goes to the address as it was given, never to this.
 * @example normaliseEmail(' Ada@Example.TEST ') // 'ada@example.test'
 */
export const normaliseEmail = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** What an address never holds, though its shape allows it: what is not seen, and what no character is. */
const UNFIT = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether a text, blanks around it aside, has the shape of an e-mail address, also once it is normalised, and
 * holds no control, invisible or bidirectional character.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return (
    EMAIL_SHAPE.test(address) && !UNFIT.test(address) && EMAIL_SHAPE.test(normaliseEmail(address))
  );
}
