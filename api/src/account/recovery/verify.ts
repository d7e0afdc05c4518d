import { findAccount } from '../../access/accounts.ts';
import { consumeCode, tryCode } from '../../access/one-time/codes.ts';
import { hashCode } from '../../access/one-time/hash-code.ts';
import { codeGuess, countCode, TRIES_A_CODE } from '../../access/one-time/limits.ts';
import { LINK_LIVES_MS, makeLink } from '../../access/one-time/links.ts';
import { refundAttempt } from '../../access/throttle/counts.ts';
import { guessUnder } from '../../access/throttle/guess.ts';
import type { Sender } from '../../access/throttle/sign-in-limits.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/** No employee has this id: an unknown address runs the same queries as a known one, so timing tells nothing. */
const NOBODY = 0;

/**
 * Exchanges a code for a reset reference. A try is counted before the code is compared. Wrong, over, spent,
 * never sent, out of tries and unknown address are one and the same answer.
 * @throws ApiError `invalid`, or `too_many_tries` for a sender who guesses at many accounts.
 */
export async function verifyCode(
  context: Context,
  { email, otpCode }: { email: string; otpCode: string },
  sender: Sender,
): Promise<string> {
  const reference = await guessUnder(context, codeGuess(context, email, sender), () =>
    exchangeCode(context, email, otpCode),
  );
  if (!reference) throw wrongCode();
  return reference;
}

async function exchangeCode(
  context: Context,
  email: string,
  otpCode: string,
): Promise<string | null> {
  const counted = await countCode(context, email);
  const { db, clock, signer } = context;
  const now = clock();
  const account = await findAccount(db, email);
  const employeeId = account?.id ?? NOBODY;
  const isOpen = counted.isWithin;
  const codeHash = await tryCode(db, isOpen ? employeeId : NOBODY, new Date(now), TRIES_A_CODE);
  const isRight = codeHash === hashCode(signer, employeeId, otpCode);
  if (!account || !codeHash || !isRight) return null;
  const reference = await db.transaction(async (tx) => {
    if (!(await consumeCode(tx, employeeId, codeHash))) return null;
    const expiresAt = now + LINK_LIVES_MS.reference;
    return makeLink(tx, { employeeId, email: account.email, purpose: 'password', expiresAt });
  });
  if (reference) await refundAttempt(db, counted.key);
  return reference;
}

function wrongCode(): ApiError {
  const message = 'Invalid OTP code';
  return new ApiError('invalid', message, { fields: [{ field: 'otpCode', message }] });
}
