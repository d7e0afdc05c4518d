import type { GettingStartedBody } from '@rollcall/shared/contract';
import { HOUR_MS, today, toIsoWithOffset } from '@rollcall/shared/domain';
import { FIRST_ADMINISTRATOR } from '../../access/administrators.ts';
import type { Caller } from '../../access/caller.ts';
import { consumeAttempt } from '../../access/throttle/throttle.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { renderMail } from '../../core/mail/render-mail.ts';
import { reasonOf } from '../../core/mail/send-mail.ts';
import { TEST_MAIL } from '../../core/mail/test-mail.ts';
import {
  findFacts,
  findIsHidden,
  findRecipient,
  saveIsHidden,
  saveMailTestedAt,
} from './queries.ts';

/** Test mails that an administrator can send in an hour. */
const TESTS_PER_HOUR = 10;

/** What there is of each step of getting started (design §10). */
export async function readGettingStarted(
  { db, clock, zone, companyName, hasMailServer }: Context,
  { id: callerId }: Pick<Caller, 'id'>,
): Promise<GettingStartedBody> {
  const found = await findFacts(db, { callerId, date: today(clock(), zone) });
  const { firstName, lastName, mailTestedAt, ...facts } = found;
  return {
    ...facts,
    hasOwnName:
      firstName !== FIRST_ADMINISTRATOR.firstName || lastName !== FIRST_ADMINISTRATOR.lastName,
    companyName: facts.companyName ?? companyName,
    zone,
    hasMailServer,
    mailTestedAt: mailTestedAt && toIsoWithOffset(mailTestedAt.getTime(), zone),
  };
}

/** Hides the list from the dashboard of all administrators, or shows it again. */
export async function hideGettingStarted(
  { tx, now, caller }: Command,
  isHidden: boolean,
): Promise<void> {
  if ((await findIsHidden(tx)) === isHidden) return;
  await saveIsHidden(tx, isHidden);
  const action = isHidden ? 'getting-started.hide' : 'getting-started.show';
  await writeAudit(tx, caller, now, { action });
}

/** What came of a test mail. */
interface TestMail {
  readonly email: string;
  /** Why it was not sent; null when it was. */
  readonly problem: string | null;
}

/**
 * Hands the caller's test to the mail server, or saves it as a file. Waits for the outcome, at most as long as the mailer does.
 * @throws ApiError `too_many_tries` for more than ten in an hour.
 */
export async function sendTestMail(
  context: Context,
  { id }: Pick<Caller, 'id'>,
): Promise<TestMail> {
  const { db, clock, mailer } = context;
  const limit = { key: `test mails of ${id}`, maxAttempts: TESTS_PER_HOUR, windowMs: HOUR_MS };
  await consumeAttempt(context, limit, 'Too many test mails were sent in this hour.');
  const { email, firstName, companyName } = await findRecipient(db, id);
  const sender = { ...context, companyName: companyName ?? context.companyName };
  const mail = renderMail(TEST_MAIL, firstName, sender);
  try {
    await mailer.send({ id: `rollcall-test-${id}-${clock()}`, to: email, ...mail });
    return { email, problem: null };
  } catch (error) {
    return { email, problem: reasonOf(error) };
  }
}

/** Keeps that a mail server accepted the test. */
export async function saveTestMail(
  { tx, now, caller }: Command,
  { problem }: TestMail,
  hasMailServer: boolean,
): Promise<void> {
  if (problem === null && hasMailServer) await saveMailTestedAt(tx, now);
  await writeAudit(tx, caller, now, { action: 'mail.test', after: { problem } });
}
