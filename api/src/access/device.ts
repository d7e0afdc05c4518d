import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '@rollcall/shared/domain';
import type { Signer } from '../core/signer.ts';

/** What a browser has done with an account: signed in to it, or requested a one-time code for it. */
type BrowserAction = 'signed-in' | 'requested-code';

/**
 * What one browser has done, according to its cookie. Attempts are counted per browser for the accounts in the
 * cookie, so that others on the same IP address neither use up its attempts nor are blocked by them (OWASP,
 * device cookies; decision 011).
 */
export interface Device {
  /** Identifies the browser in the counts of an account; undefined when it has not done that. */
  nonceOf(action: BrowserAction, email: string): string | undefined;
  /** Sets the cookie on the response. */
  remember(action: BrowserAction, email: string): void;
}

/** Reads and writes the cookie; what the client sends is untrusted. */
export interface CookieSlot {
  read(): string | undefined;
  write(text: string): void;
}

/** Accounts remembered per browser; the oldest is dropped first. */
const MAX_ENTRIES = 5;
const MAX_COOKIE_LENGTH = 1024;
const ACTION_LETTERS: Record<BrowserAction, string> = { 'signed-in': 's', 'requested-code': 'a' };

interface Entry {
  readonly letter: string;
  readonly account: string;
  readonly nonce: string;
}

/** Reads and writes entries `LETTER.ACCOUNT.NONCE.SIGNATURE`, joined by `~`. The server stores none of them. */
export function readDevice(signer: Signer, cookie: CookieSlot): Device {
  const accountOf = (email: string) =>
    signer.sign('device account', normaliseEmail(email)).slice(0, 22);
  const signatureOf = ({ letter, account, nonce }: Entry) =>
    signer.sign('device cookie', `${letter} ${account} ${nonce}`);

  function readEntries(): Entry[] {
    const text = cookie.read() ?? '';
    if (text.length > MAX_COOKIE_LENGTH) return [];
    return text.split('~').flatMap((part) => {
      const [letter = '', account = '', nonce = '', signature = ''] = part.split('.');
      const signed = `${letter} ${account} ${nonce}`;
      return signer.isSigned('device cookie', signed, signature)
        ? [{ letter, account, nonce }]
        : [];
    });
  }

  const isOf = (action: BrowserAction, email: string) => {
    const account = accountOf(email);
    return (entry: Entry) => entry.letter === ACTION_LETTERS[action] && entry.account === account;
  };

  return {
    nonceOf: (action, email) => readEntries().find(isOf(action, email))?.nonce,
    remember(action, email) {
      const entries = readEntries();
      const existing = entries.find(isOf(action, email));
      // Requesting another code must not reset the attempts; a correct password may.
      const nonce =
        (action === 'requested-code' && existing?.nonce) || randomBytes(12).toString('base64url');
      const newEntry = { letter: ACTION_LETTERS[action], account: accountOf(email), nonce };
      const newEntries = [newEntry, ...entries.filter((other) => other !== existing)].slice(
        0,
        MAX_ENTRIES,
      );
      const signed = newEntries.map((entry) =>
        [entry.letter, entry.account, entry.nonce, signatureOf(entry)].join('.'),
      );
      cookie.write(signed.join('~'));
    },
  };
}
