import type { Registration } from '@rollcall/shared/contract';
import { HOUR_MS, today } from '@rollcall/shared/domain';
import { networkOf } from '@rollcall/shared/node';
import { findAccount } from '../../access/accounts.ts';
import { canMail } from '../../access/one-time/limits.ts';
import { addressTakenMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { consumeAttempt } from '../../access/throttle/throttle.ts';
import type { CommandRequest } from '../../commands/command.ts';
import { noLock, runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { isEmailTaken } from '../../employees/email-taken.ts';
import { assertConsistentDates } from '../../people/records/consistent-dates.ts';
import { insertEmployee } from '../../people/records/insert.ts';
import { checkedPhones } from '../../people/records/phones.ts';
import type { EmployeeRecord } from '../../people/records/record.ts';
import { mailVerification } from './verification.ts';

/** Registrations per client and hour; high enough for an office that registers together. */
const REGISTRATIONS_PER_ADDRESS = 60;

/**
 * Registers an employee, always without activation and unverified, and mails them the link that verifies their
 * email address (design §10). The owner of an email address that is already taken is notified by mail.
 * @throws ApiError `conflict` for a taken email address, `invalid`, `too_many_tries`.
 */
export async function registerEmployee(
  context: Context,
  request: CommandRequest<null> & { readonly body: Registration; readonly ip: string },
): Promise<EmployeeRecord> {
  const { clock, zone } = context;
  const { body: input, ip } = request;
  const client = networkOf(ip);
  const limit = {
    key: `register ${client}`,
    maxAttempts: REGISTRATIONS_PER_ADDRESS,
    windowMs: HOUR_MS,
  };
  await consumeAttempt(context, limit, 'Too many registrations.');
  assertConsistentDates(input, input, today(clock(), zone));
  const { password, confirmPassword: _confirmPassword, ...person } = checkedPhones(input);
  const passwordHash = await context.queues.passwords.run(client, () => hashPassword(password));
  try {
    return await runCommand(context, request, {
      lock: noLock,
      work: async ({ tx }) => {
        const { firstName, middleName, lastName, email, phone, dob, gender } = person;
        const record = await insertEmployee(tx, {
          firstName,
          middleName,
          lastName,
          email,
          phone,
          dob,
          gender,
          passwordHash,
          role: 'EMPLOYEE',
          isActive: null,
          verificationStatus: 'PENDING',
        });
        await mailVerification(tx, context, record);
        return record;
      },
    });
  } catch (cause) {
    if (!isEmailTaken(cause)) throw cause;
    context.background.run(() => sendAddressTakenMail(context, input.email));
    const message = 'Registration failed. Please try again.';
    throw new ApiError('conflict', message, { fields: [{ field: 'email', message }], cause });
  }
}

async function sendAddressTakenMail(context: Context, email: string): Promise<void> {
  const owner = await findAccount(context.db, email);
  if (!owner || !(await canMail(context, 'taken', email))) return;
  const content = addressTakenMail();
  await enqueueMail(context.db, context.clock(), context, { to: owner, content });
}
