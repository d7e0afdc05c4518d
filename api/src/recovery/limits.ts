import { networkOf } from '../auth/network.ts';
import { findAttempts } from '../auth/queries.ts';
import { admit, count, digest, type Limit } from '../auth/throttle.ts';
import type { Context } from '../context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Wrong tries that one code stands (design §12). */
export const TRIES_A_CODE = 5;
/** Wrong tries that an account stands in 24 hours, over all its codes. */
const TRIES_AN_ACCOUNT = 10;
/** Wrong tries of one sender in 24 hours, over all accounts. */
const TRIES_AN_ADDRESS = 50;
/** Mails about recovery that one sender may ask for in an hour, over all accounts. */
const REQUESTS_AN_ADDRESS = 30;
/** Mails to one account in 24 hours after which the pauses between them become long. */
const MAILS_BEFORE_LONG_PAUSES = 20;
const PAUSE_MS = 30_000;
const LONG_PAUSE_MS = 15 * 60_000;

/**
 * Counts are kept by the address as it was typed, so that an unknown one is counted exactly like a known one
 * and answers take equally long.
 */
const codesOf = (email: string): Limit => ({
  key: `code ${digest(email.toLowerCase())}`,
  limit: TRIES_AN_ACCOUNT,
  windowMs: DAY_MS,
});

/**
 * Counts a try of a code.
 * @returns whether the account has tries left, and the counts to take back once the code was right.
 * @throws ApiError `too_many_tries` for a sender who has guessed too often, whatever the accounts.
 */
export async function admitCode(context: Context, email: string, address: string) {
  const sender = {
    key: `code from ${networkOf(address)}`,
    limit: TRIES_AN_ADDRESS,
    windowMs: DAY_MS,
  };
  await admit(context, [sender], 'Too many wrong codes.');
  const account = codesOf(email);
  const { isWithin } = await count(context, account);
  return { isWithin, keys: [sender.key, account.key] };
}

/** Whether an account has had all its wrong tries, so that a new code would be of no use. */
export async function isExhausted({ db, clock }: Context, email: string): Promise<boolean> {
  const { key, limit } = codesOf(email);
  return (await findAttempts(db, key, new Date(clock()))) >= limit;
}

/** @throws ApiError `too_many_tries` for a sender who asks for too many mails, whatever the accounts. */
export async function admitRequest(context: Context, address: string): Promise<void> {
  const sender = {
    key: `recovery from ${networkOf(address)}`,
    limit: REQUESTS_AN_ADDRESS,
    windowMs: HOUR_MS,
  };
  await admit(context, [sender], 'Too many requests.');
}

/**
 * Whether an account may be sent a mail now. Pauses rather than a limit: a stranger who asks in somebody's
 * name fills no mailbox and keeps nobody from their own code.
 */
export async function mayMail(context: Context, what: string, email: string): Promise<boolean> {
  const whom = `${what} ${digest(email.toLowerCase())}`;
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
