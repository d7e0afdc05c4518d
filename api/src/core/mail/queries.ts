import type { Db } from '../db/connection.ts';
import { eq } from '../db/drizzle.ts';
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

export async function removeMail(db: Db, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}
