import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import { networkOf } from '@rollcall/shared/node';
import type { Context } from '../../core/context.ts';
import { findAttempts } from '../throttle/counts.ts';
import type { Guess } from '../throttle/guess.ts';
import type { Sender } from '../throttle/sign-in-limits.ts';
import { accountDigest, consumeAttempt, count, type Limit } from '../throttle/throttle.ts';

/** Wrong tries that one code stands (design §12). */
export const TRIES_A_CODE = 5;

/** Wrong tries that an account stands in 24 hours, over all its codes, whoever makes them. */
const TRIES_AN_ACCOUNT = 10;

/** Wrong tries in an hour of those who are known by their address alone, over all accounts. */
const TRIES_AN_ADDRESS = 10;

/** Wrong tries in an hour of a browser that has signed in to the account before. */
const TRIES_SIGNED_IN = 10;

/** Wrong tries in 24 hours of a browser that has asked for the account's code. */
const TRIES_ASKED = 5;

/** Of these, what no other browser can use up: who asked and types the code of the mail gets in. */
const TRIES_OF_ITS_OWN = 1;

/** The same, over all such browsers of one sender: asking for many accounts' codes is no way around. */
const TRIES_ALL_ASKED = 100;

/** Mails about recovery that may be asked for in 15 minutes: by one sender over all accounts, or one browser. */
const REQUESTS = 20;

/** The same in 24 hours: each request gives a browser a try of its own (decision 018). */
const REQUESTS_A_DAY = 200;

/** Mails to one account in 24 hours after which the pauses between them become long. */
const MAILS_BEFORE_LONG_PAUSES = 20;

const PAUSE_MS = 30_000;

const LONG_PAUSE_MS = 15 * MINUTE_MS;

/**
 * Counts are kept by the address as it was typed, so that an unknown one is counted exactly like a known one
 * and answers take equally long.
 */
const codesOf = (email: string): Limit => ({
  key: `code ${accountDigest(email)}`,
  limit: TRIES_AN_ACCOUNT,
  windowMs: DAY_MS,
});

/** What a try of a code is counted for (decision 018); the account's own count is {@link countCode}. */
export function codeGuess({ turns }: Context, email: string, { address, device }: Sender): Guess {
  const network = networkOf(address);
  const ways: Limit[][] = [];
  const signedIn = device.nonceOf('signed-in', email);
  if (signedIn !== undefined) {
    ways.push([{ key: `code by ${signedIn}`, limit: TRIES_SIGNED_IN, windowMs: HOUR_MS }]);
  }
  const asked = device.nonceOf('asked', email);
  if (asked !== undefined) {
    ways.push([{ key: `first code by ${asked}`, limit: TRIES_OF_ITS_OWN, windowMs: DAY_MS }]);
    ways.push([
      { key: `code by ${asked}`, limit: TRIES_ASKED - TRIES_OF_ITS_OWN, windowMs: DAY_MS },
      { key: `codes asked for by ${network}`, limit: TRIES_ALL_ASKED, windowMs: DAY_MS },
    ]);
  }
  ways.push([{ key: `code from ${network}`, limit: TRIES_AN_ADDRESS, windowMs: HOUR_MS }]);
  return { queue: turns.codes, sender: network, ways, sentence: 'Too many wrong codes.' };
}

/**
 * Counts a try for an account before its code is compared.
 * @returns whether the account had tries left, and the count to take back once the code was right.
 */
export async function countCode(context: Context, email: string) {
  const limit = codesOf(email);
  const { isWithin } = await count(context, limit);
  return { isWithin, key: limit.key };
}

/** Whether an account has had all its wrong tries, so that a new code would be of no use. */
export async function isExhausted({ db, clock }: Context, email: string): Promise<boolean> {
  const { key, limit } = codesOf(email);
  return (await findAttempts(db, key, new Date(clock()))) >= limit;
}

/**
 * Counts a request for a mail: for the browser if it has signed in to the account before, else the sender.
 * @throws ApiError `too_many_tries` for who asks for too many, whatever the accounts.
 */
export async function consumeRequest(
  context: Context,
  email: string,
  { address, device }: Sender,
): Promise<void> {
  const nonce = device.nonceOf('signed-in', email);
  const who = nonce === undefined ? `from ${networkOf(address)}` : `by ${nonce}`;
  const sentence = 'Too many requests.';
  await consumeAttempt(
    context,
    { key: `recovery ${who}`, limit: REQUESTS, windowMs: 15 * MINUTE_MS },
    sentence,
  );
  const day = { key: `recovery of a day ${who}`, limit: REQUESTS_A_DAY, windowMs: DAY_MS };
  await consumeAttempt(context, day, sentence);
}

/**
 * Whether an account may be sent a mail now. Pauses rather than a limit: a stranger who asks in somebody's
 * name fills no mailbox and keeps nobody from their own code.
 */
export async function mayMail(context: Context, what: string, email: string): Promise<boolean> {
  const whom = `${what} ${accountDigest(email)}`;
  const day = await count(context, {
    key: `mails ${whom}`,
    limit: MAILS_BEFORE_LONG_PAUSES,
    windowMs: DAY_MS,
  });
  const pause = await count(context, {
    key: `pause ${whom}`,
    limit: 1,
    windowMs: day.isWithin ? PAUSE_MS : LONG_PAUSE_MS,
  });
  return pause.isWithin;
}
