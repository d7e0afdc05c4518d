import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import { networkOf } from '@rollcall/shared/node';
import type { Context } from '../../core/context.ts';
import type { LimitedAttempt } from '../throttle/check-secret.ts';
import { findAttempts } from '../throttle/counts.ts';
import type { Client } from '../throttle/sign-in-limits.ts';
import {
  accountDigest,
  consumeAttempt,
  type RateLimit,
  recordAttempt,
} from '../throttle/throttle.ts';

/** Wrong attempts allowed per code (design §12). */
export const MAX_ATTEMPTS_PER_CODE = 5;

/** Wrong attempts allowed per account in 24 hours, over all its codes and all clients. */
const MAX_ATTEMPTS_PER_ACCOUNT = 10;

/** Wrong attempts per hour from one IP address, over all accounts, beyond those counted per browser. */
const MAX_ATTEMPTS_PER_ADDRESS = 10;

/** Wrong attempts per hour by a browser that has signed in to the account before. */
const MAX_ATTEMPTS_PER_KNOWN_BROWSER = 10;

/** Wrong attempts in 24 hours by a browser that has requested the account's code. */
const MAX_ATTEMPTS_PER_REQUESTING_BROWSER = 5;

/** How many of these no other browser can use up: the person who requested the code and types it correctly gets in. */
const RESERVED_ATTEMPTS = 1;

/**
 * The same over all such browsers of one client, so that requesting codes for many accounts does not bypass the
 * limit.
 */
const MAX_ATTEMPTS_OVER_REQUESTING_BROWSERS = 100;

/** Recovery mails that may be requested in 15 minutes by one client over all accounts, or by one browser. */
const MAIL_REQUESTS = 20;

/** The same in 24 hours: each request gives a browser one reserved attempt (decision 018). */
const MAIL_REQUESTS_PER_DAY = 200;

/** Mails to one account in 24 hours after which the delay between them becomes long. */
const MAILS_BEFORE_LONG_DELAY = 20;

const MAIL_DELAY_MS = 30_000;

const LONG_MAIL_DELAY_MS = 15 * MINUTE_MS;

/**
 * Counts attempts by the email address as typed, so that an unknown address is counted like a known one and responses
 * take equally long.
 */
const codeLimitOf = (email: string): RateLimit => ({
  key: `code ${accountDigest(email)}`,
  maxAttempts: MAX_ATTEMPTS_PER_ACCOUNT,
  windowMs: DAY_MS,
});

/**
 * The limits that an attempt at a code counts towards (decision 018); {@link countCodeAttempt} counts it for the
 * account.
 */
export function createCodeAttempt(
  { queues }: Context,
  email: string,
  { ip, device }: Client,
): LimitedAttempt {
  const network = networkOf(ip);
  const limitSets: RateLimit[][] = [];
  const signedIn = device.nonceOf('signed-in', email);
  if (signedIn !== undefined) {
    limitSets.push([
      {
        key: `code by ${signedIn}`,
        maxAttempts: MAX_ATTEMPTS_PER_KNOWN_BROWSER,
        windowMs: HOUR_MS,
      },
    ]);
  }
  const requested = device.nonceOf('requested-code', email);
  if (requested !== undefined) {
    limitSets.push([
      { key: `first code by ${requested}`, maxAttempts: RESERVED_ATTEMPTS, windowMs: DAY_MS },
    ]);
    limitSets.push([
      {
        key: `code by ${requested}`,
        maxAttempts: MAX_ATTEMPTS_PER_REQUESTING_BROWSER - RESERVED_ATTEMPTS,
        windowMs: DAY_MS,
      },
      {
        key: `codes asked for by ${network}`,
        maxAttempts: MAX_ATTEMPTS_OVER_REQUESTING_BROWSERS,
        windowMs: DAY_MS,
      },
    ]);
  }
  limitSets.push([
    { key: `code from ${network}`, maxAttempts: MAX_ATTEMPTS_PER_ADDRESS, windowMs: HOUR_MS },
  ]);
  return { queue: queues.codes, clientKey: network, limitSets, message: 'Too many wrong codes.' };
}

/**
 * Counts an attempt for an account before its code is compared.
 * @returns whether the account had attempts left, and the key of the count to refund once the code was right.
 */
export async function countCodeAttempt(context: Context, email: string) {
  const limit = codeLimitOf(email);
  const { isWithin } = await recordAttempt(context, limit);
  return { isWithin, key: limit.key };
}

/** Whether an account has used up its wrong attempts, so that a new code would be refused. */
export async function isExhausted({ db, clock }: Context, email: string): Promise<boolean> {
  const { key, maxAttempts } = codeLimitOf(email);
  return (await findAttempts(db, key, new Date(clock()))) >= maxAttempts;
}

/**
 * Counts a request for a mail, for the browser if it has signed in to the account before, else for its network.
 * @throws ApiError `too_many_tries` for too many requests, over all accounts.
 */
export async function consumeMailRequest(
  context: Context,
  email: string,
  { ip, device }: Client,
): Promise<void> {
  const nonce = device.nonceOf('signed-in', email);
  const client = nonce === undefined ? `from ${networkOf(ip)}` : `by ${nonce}`;
  const message = 'Too many requests.';
  await consumeAttempt(
    context,
    { key: `recovery ${client}`, maxAttempts: MAIL_REQUESTS, windowMs: 15 * MINUTE_MS },
    message,
  );
  const day = {
    key: `recovery of a day ${client}`,
    maxAttempts: MAIL_REQUESTS_PER_DAY,
    windowMs: DAY_MS,
  };
  await consumeAttempt(context, day, message);
}

/**
 * Whether an account may be sent a mail now. A delay instead of a limit: someone who requests codes for another
 * person's account neither fills their mailbox nor locks them out.
 */
export async function canMail(context: Context, what: string, email: string): Promise<boolean> {
  const account = `${what} ${accountDigest(email)}`;
  const day = await recordAttempt(context, {
    key: `mails ${account}`,
    maxAttempts: MAILS_BEFORE_LONG_DELAY,
    windowMs: DAY_MS,
  });
  const delay = await recordAttempt(context, {
    key: `mail delay ${account}`,
    maxAttempts: 1,
    windowMs: day.isWithin ? MAIL_DELAY_MS : LONG_MAIL_DELAY_MS,
  });
  return delay.isWithin;
}
