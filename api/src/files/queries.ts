import type { Db } from '../core/db/connection.ts';
import { and, eq, isNotNull, isNull, lt } from '../core/db/drizzle.ts';
import { files } from '../core/db/tables/files.ts';

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

/** A file, unless it is marked for deletion. */
export async function findFile(db: Db, id: string) {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletionMarkedAt)));
  return found;
}

/** Marks uploads for deletion that still have no owner and are older than `before`. */
export async function markAbandoned(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ deletionMarkedAt: now })
    .where(
      and(isNull(files.deletionMarkedAt), isNull(files.employeeId), lt(files.createdAt, before)),
    );
}

/** How many files one slice of the cleanup deletes. */
export const MARKED_SLICE = 100;

/** Ids of up to 100 files that are marked for deletion. */
export async function findMarked(db: Db): Promise<string[]> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(isNotNull(files.deletionMarkedAt))
    .limit(MARKED_SLICE);
  return found.map(({ id }) => id);
}

export async function removeFileRow(db: Db, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}
