import { DAY_MS } from '@rollcall/shared/domain';
import type { Db } from '../db/connection.ts';
import { and, eq, isNull } from '../db/drizzle.ts';
import { company } from '../db/tables/company.ts';
import { outbox } from '../db/tables/outbox.ts';
import type { MailContent, MailRecipient, MailSender } from './content.ts';
import { insertMail } from './queries.ts';
import { renderMail } from './render-mail.ts';
import { createMailJob } from './send-mail.ts';

/** How long delivery is tried when the mail does not expire sooner. */
const EXPIRES_AFTER_MS = 3 * DAY_MS;

/** A mail to be sent. */
export interface NewMail {
  readonly to: MailRecipient;
  readonly content: MailContent;
  /** Epoch milliseconds before which it is not sent. */
  readonly notBefore?: number;
  /** Epoch milliseconds after which it is not sent any more. */
  readonly expiresAt?: number;
  /** Groups the mails that an undo withdraws before they are sent. */
  readonly groupKey?: string;
}

/**
 * Puts a mail into the outbox, in the name of the company, or else that of the server's settings. Pass the transaction of its
 * cause: both happen or neither (design §9).
 * @param now epoch milliseconds
 */
export async function enqueueMail(
  tx: Db,
  now: number,
  sender: MailSender,
  { to, content, groupKey, notBefore = now, expiresAt = now + EXPIRES_AFTER_MS }: NewMail,
): Promise<void> {
  const [row] = await tx.select({ name: company.name }).from(company);
  const companyName = row?.name ?? sender.companyName;
  const { subject, text, html } = renderMail(content, to.firstName, { ...sender, companyName });
  const mailId = await insertMail(tx, {
    employeeId: to.id,
    groupKey,
    recipient: to.email,
    subject,
    body: text,
    html,
    createdAt: new Date(now),
    nextTryAt: new Date(notBefore),
    expiresAt: new Date(expiresAt),
  });
  await createMailJob(tx, now, { mailId, nextTryAt: notBefore });
}

/** Deletes a mail that has not been attempted yet; false when there is none. */
export async function withdrawMail(tx: Db, groupKey: string): Promise<boolean> {
  const withdrawn = await tx
    .delete(outbox)
    .where(and(eq(outbox.groupKey, groupKey), eq(outbox.attempts, 0), isNull(outbox.lastError)))
    .returning({ id: outbox.id });
  return withdrawn.length > 0;
}
