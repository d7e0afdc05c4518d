import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';
import { documents, files } from '../core/db/tables/files.ts';
import { fileIdOf } from './location.ts';

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

/** A file that is to be served. */
export async function findFile(db: Db, id: string) {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.doomedAt)));
  return found;
}

/** Makes a file somebody's; false when it is another's, or there is no such file. */
export async function claimFile(tx: Db, id: string, employeeId: number): Promise<boolean> {
  const claimed = await tx
    .update(files)
    .set({ employeeId })
    .where(
      and(
        eq(files.id, id),
        isNull(files.doomedAt),
        or(isNull(files.employeeId), eq(files.employeeId, employeeId)),
      ),
    )
    .returning({ id: files.id });
  return claimed.length > 0;
}

/** Dooms a file that nothing names any more; addresses elsewhere are nothing to us. */
export async function doomIfUnused(tx: Db, url: string | null, now: Date): Promise<void> {
  const id = url && fileIdOf(url);
  if (!id) return;
  const one = { one: sql`1` };
  await tx
    .update(files)
    .set({ doomedAt: now })
    .where(
      and(
        eq(files.id, id),
        notExists(tx.select(one).from(documents).where(eq(documents.url, url))),
        notExists(tx.select(one).from(employees).where(eq(employees.avatarUrl, url))),
      ),
    );
}

export async function doomFilesOf(tx: Db, employeeId: number, now: Date): Promise<void> {
  await tx.update(files).set({ doomedAt: now }).where(eq(files.employeeId, employeeId));
}

/** Dooms what was uploaded before a time and never became anybody's. */
export async function doomAbandoned(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ doomedAt: now })
    .where(and(isNull(files.doomedAt), isNull(files.employeeId), lt(files.createdAt, before)));
}

export async function findDoomed(db: Db): Promise<string[]> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(isNotNull(files.doomedAt))
    .limit(500);
  return found.map(({ id }) => id);
}

export async function removeFileRow(db: Db, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}
