import { findAccount } from '../../access/accounts.ts';
import { consumeCode, tryCode } from '../../access/one-time/codes.ts';
import { hashCode } from '../../access/one-time/hash-code.ts';
import { countCodeTry, makeCodeGuess, TRIES_PER_CODE } from '../../access/one-time/limits.ts';
import { LINK_LIFETIME_MS, makeLink } from '../../access/one-time/links.ts';
import { refundAttempt } from '../../access/throttle/counts.ts';
import { checkGuess } from '../../access/throttle/guess.ts';
import type { Sender } from '../../access/throttle/sign-in-limits.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/**
 * No employee has this id. An unknown address runs the same queries as a known one, so that timing reveals
 * nothing.
 */
const UNKNOWN_EMPLOYEE_ID = 0;

/**
 * Exchanges a code for a reset reference. A try is counted before the code is compared. A wrong, expired, used
 * or never sent code, exhausted tries and an unknown address all get the same response.
 * @throws ApiError `invalid`, or `too_many_tries` for a sender who guesses at many accounts.
 */
export async function verifyCode(
  context: Context,
  { email, otpCode }: { email: string; otpCode: string },
  sender: Sender,
): Promise<string> {
  const reference = await checkGuess(context, makeCodeGuess(context, email, sender), () =>
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
  const counted = await countCodeTry(context, email);
  const { db, clock, signer } = context;
  const now = clock();
  const account = await findAccount(db, email);
  const employeeId = account?.id ?? UNKNOWN_EMPLOYEE_ID;
  const isOpen = counted.isWithin;
  const codeHash = await tryCode(
    db,
    isOpen ? employeeId : UNKNOWN_EMPLOYEE_ID,
    new Date(now),
    TRIES_PER_CODE,
  );
  const isRight = codeHash === hashCode(signer, employeeId, otpCode);
  if (!account || !codeHash || !isRight) return null;
  const reference = await db.transaction(async (tx) => {
    if (!(await consumeCode(tx, employeeId, codeHash))) return null;
    const expiresAt = now + LINK_LIFETIME_MS.reference;
    return makeLink(tx, { employeeId, email: account.email, purpose: 'password', expiresAt });
  });
  if (reference) await refundAttempt(db, counted.key);
  return reference;
}

function wrongCode(): ApiError {
  const message = 'Invalid OTP code';
  return new ApiError('invalid', message, { fields: [{ field: 'otpCode', message }] });
}
