import { DAY_MS } from '@rollcall/shared/domain';
import type { Db } from '../db/connection.ts';
import { and, eq, inArray, isNull, sql } from '../db/drizzle.ts';
import { company } from '../db/tables/company.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/outbox.ts';
import { createJob } from '../jobs/jobs.ts';
import type { MailContent, MailRecipient, MailSender } from './content.ts';
import { insertMail } from './queries.ts';
import { renderMail } from './render-mail.ts';
import { SEND_MAIL } from './send-mail.ts';

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
    expiresAt: new Date(expiresAt),
  });
  const key = String(mailId);
  await createJob(tx, now, SEND_MAIL, { input: { mailId }, key, runAt: notBefore });
}

/**
 * Deletes the mails of a group whose jobs have not begun; false when there is none. Locks the jobs, so that none begins
 * meanwhile.
 */
export async function withdrawMail(tx: Db, groupKey: string): Promise<boolean> {
  const unattempted = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(jobs, sql`${jobs.key} = ${outbox.id}::text`)
    .where(
      and(
        eq(outbox.groupKey, groupKey),
        eq(jobs.kind, SEND_MAIL.name),
        eq(jobs.status, 'waiting'),
        eq(jobs.failures, 0),
        isNull(jobs.lease),
      ),
    )
    .for('update');
  const ids = unattempted.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids));
  return ids.length > 0;
}
