import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '@rollcall/shared/domain';
import type { Signer } from '../core/signer.ts';

/** What a browser has done about an account: signed in to it, or asked for its code. */
type Deed = 'signed-in' | 'asked';

/**
 * What one browser has done, by its cookie. It has counts of its own for the accounts it names, so that
 * whoever shares its address can neither use up its tries nor be stopped by them (OWASP, device cookies;
 * decision 011).
 */
export interface Device {
  /** The browser's own name in counts for an account; undefined when it has not done that. */
  nonceOf(deed: Deed, email: string): string | undefined;
  /** Has the answer set the cookie. */
  remember(deed: Deed, email: string): void;
}

/** Where a cookie is read from and written to; the text of a client is anything. */
export interface CookieSlot {
  read(): string | undefined;
  write(text: string): void;
}

/** Accounts of one browser; the oldest goes first. */
const MOST_ENTRIES = 5;
const LONGEST_COOKIE = 1024;
const LETTERS: Record<Deed, string> = { 'signed-in': 's', asked: 'a' };

interface Entry {
  readonly letter: string;
  readonly account: string;
  readonly nonce: string;
}

/** Reads and writes entries `LETTER.ACCOUNT.NONCE.SIGNATURE`, joined by `~`. The server keeps none of them. */
export function deviceOf(signer: Signer, cookie: CookieSlot): Device {
  const accountOf = (email: string) =>
    signer.sign('device account', normaliseEmail(email)).slice(0, 22);
  const signatureOf = ({ letter, account, nonce }: Entry) =>
    signer.sign('device cookie', `${letter} ${account} ${nonce}`);

  function readEntries(): Entry[] {
    const text = cookie.read() ?? '';
    if (text.length > LONGEST_COOKIE) return [];
    return text.split('~').flatMap((part) => {
      const [letter = '', account = '', nonce = '', signature = ''] = part.split('.');
      const signed = `${letter} ${account} ${nonce}`;
      return signer.isSigned('device cookie', signed, signature)
        ? [{ letter, account, nonce }]
        : [];
    });
  }

  const isOf = (deed: Deed, email: string) => {
    const account = accountOf(email);
    return (entry: Entry) => entry.letter === LETTERS[deed] && entry.account === account;
  };

  return {
    nonceOf: (deed, email) => readEntries().find(isOf(deed, email))?.nonce,
    remember(deed, email) {
      const entries = readEntries();
      const known = entries.find(isOf(deed, email));
      // Asking again must not bring tries back; a right password may.
      const nonce = (deed === 'asked' && known?.nonce) || randomBytes(12).toString('base64url');
      const entry = { letter: LETTERS[deed], account: accountOf(email), nonce };
      const kept = [entry, ...entries.filter((other) => other !== known)].slice(0, MOST_ENTRIES);
      const signed = kept.map((one) =>
        [one.letter, one.account, one.nonce, signatureOf(one)].join('.'),
      );
      cookie.write(signed.join('~'));
    },
  };
}
