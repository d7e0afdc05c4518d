import { DAY_MS } from '@rollcall/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { outbox } from '../db/tables/outbox.ts';
import { insertMail } from './queries.ts';

/** How long a mail is tried when nothing in it is over sooner. */
const KEEP_MS = 3 * DAY_MS;

/** A mail to somebody, as a feature writes it. */
export interface NewMail {
  /** Whom it is about; null when the address belongs to nobody. */
  readonly employeeId: number | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds before which it is held back. */
  readonly notBefore?: number;
  /** Epoch milliseconds after which it is of no use. */
  readonly expiresAt?: number;
  /** A name by which it can be withdrawn while it is held back. */
  readonly cause?: string;
}

/** Puts a mail into the outbox. Give the transaction of its cause: both happen or neither (design §9). */
export async function enqueueMail(tx: Db, now: number, mail: NewMail): Promise<void> {
  const { employeeId, to, subject, text, cause, notBefore = now } = mail;
  const { expiresAt = now + KEEP_MS } = mail;
  await insertMail(tx, {
    employeeId,
    cause,
    recipient: to,
    subject,
    body: text,
    createdAt: new Date(now),
    nextTryAt: new Date(notBefore),
    expiresAt: new Date(expiresAt),
  });
}

/** Takes back mail that nobody has tried to send yet. */
export async function withdrawMail(tx: Db, cause: string): Promise<boolean> {
  const withdrawn = await tx
    .delete(outbox)
    .where(and(eq(outbox.cause, cause), eq(outbox.tries, 0), isNull(outbox.lastError)))
    .returning({ id: outbox.id });
  return withdrawn.length > 0;
}
