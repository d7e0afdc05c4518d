import { findAccount } from '../../access/accounts.ts';
import { attemptCode, consumeCode } from '../../access/one-time/codes.ts';
import { hashCode } from '../../access/one-time/hash-code.ts';
import {
  countCodeAttempt,
  createCodeAttempt,
  MAX_ATTEMPTS_PER_CODE,
} from '../../access/one-time/limits.ts';
import { createLink, LINK_LIFETIME_MS } from '../../access/one-time/links.ts';
import { checkSecret } from '../../access/throttle/check-secret.ts';
import { refundAttempt } from '../../access/throttle/counts.ts';
import type { Client } from '../../access/throttle/sign-in-limits.ts';
import type { CommandRequest } from '../../commands/command.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';

type CodeRequest = CommandRequest<null> & {
  readonly body: { readonly email: string; readonly otpCode: string };
};

/**
 * No employee has this id. An unknown email address runs the same queries as a known one, so that timing reveals
 * nothing.
 */
const UNKNOWN_EMPLOYEE_ID = 0;

/**
 * Exchanges a code for a reset reference. An attempt is counted before the code is compared. A wrong, expired, used
 * or never sent code, exhausted attempts and an unknown email address all get the same response.
 * @throws ApiError `invalid`, or `too_many_tries` for a client that tries codes of many accounts.
 */
export async function verifyCode(
  context: Context,
  request: CodeRequest,
  client: Client,
): Promise<string> {
  const attempt = createCodeAttempt(context, request.body.email, client);
  const reference = await checkSecret(context, attempt, () => exchangeCode(context, request));
  if (!reference) throw wrongCode();
  return reference;
}

async function exchangeCode(context: Context, request: CodeRequest): Promise<string | null> {
  const { email, otpCode } = request.body;
  const counted = await countCodeAttempt(context, email);
  const { db, clock, signer } = context;
  const now = clock();
  const account = await findAccount(db, email);
  const employeeId = account?.id ?? UNKNOWN_EMPLOYEE_ID;
  const isOpen = counted.isWithin;
  const codeHash = await attemptCode(
    db,
    isOpen ? employeeId : UNKNOWN_EMPLOYEE_ID,
    new Date(now),
    MAX_ATTEMPTS_PER_CODE,
  );
  const isRight = codeHash === hashCode(signer, employeeId, otpCode);
  if (!account || !codeHash || !isRight) return null;
  const reference = await runCommand(context, request, {
    lock: (command) => lockEmployee(command, employeeId),
    work: async ({ tx }) => {
      if (!(await consumeCode(tx, employeeId, codeHash))) return null;
      const expiresAt = now + LINK_LIFETIME_MS.reference;
      return createLink(tx, { employeeId, email: account.email, purpose: 'password', expiresAt });
    },
  });
  if (reference) await refundAttempt(db, counted.key);
  return reference;
}

function wrongCode(): ApiError {
  const message = 'Invalid OTP code';
  return new ApiError('invalid', message, { fields: [{ field: 'otpCode', message }] });
}
