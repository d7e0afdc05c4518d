import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { outbox } from '../db/tables/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export async function insertMail(tx: Db, mail: typeof outbox.$inferInsert): Promise<void> {
  await tx.insert(outbox).values(mail);
}

/**
 * Leases up to `limit` due mails until `leaseEndsAt`. If this server crashes, another one retries them after that. Skips
 * rows that another server is leasing.
 */
export async function leaseDueMail(
  db: Db,
  now: Date,
  leaseEndsAt: Date,
  limit: number,
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextTryAt, now))
    .orderBy(outbox.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ nextTryAt: leaseEndsAt, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} IN ${due}`)
    .returning();
}

export async function removeMail(db: Db, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

export async function postponeMail(
  db: Db,
  id: number,
  nextTryAt: Date,
  lastError: string,
): Promise<void> {
  await db.update(outbox).set({ nextTryAt, lastError }).where(eq(outbox.id, id));
}
