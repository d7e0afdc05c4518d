import type { Db } from '../db/connection.ts';
import { and, eq, sql } from '../db/drizzle.ts';
import { outbox } from '../db/tables/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export async function insertMail(tx: Db, mail: typeof outbox.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(outbox).values(mail).returning({ id: outbox.id });
  if (!inserted) throw new Error('the outbox returned no id');
  return inserted.id;
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

/**
 * Leases a mail until a time. False when its next attempt is no longer `expected`: a server of the release before,
 * which polls the outbox itself, has leased it.
 */
export async function leaseMail(
  db: Db,
  id: number,
  { expected, until }: { readonly expected: Date; readonly until: Date },
): Promise<boolean> {
  const leased = await db
    .update(outbox)
    .set({ nextTryAt: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.nextTryAt, expected)))
    .returning({ id: outbox.id });
  return leased.length > 0;
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

/** Mails without a job: servers of the release before, which knew no jobs, have written them. Up to 500. */
export async function findMailWithoutJob(db: Db) {
  return db
    .select({ id: outbox.id, nextTryAt: outbox.nextTryAt })
    .from(outbox)
    .where(
      sql`NOT EXISTS (SELECT FROM jobs WHERE jobs.kind = 'send-mail' AND jobs.status = 'waiting'
        AND jobs.key = ${outbox.id}::text)`,
    )
    .limit(500);
}
