import type { Db } from '../core/db/connection.ts';
import { and, eq, notExists, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { documents, files } from '../core/db/tables/files.ts';
import { fileIdOf } from './file-url.ts';

/** Marks a file for deletion when no document and no photo uses it any more; ignores URLs of other servers. */
export async function markForDeletionIfUnused(
  tx: Db,
  url: string | null,
  now: Date,
): Promise<void> {
  const id = url && fileIdOf(url);
  if (!id) return;
  const one = { one: sql`1` };
  await tx
    .update(files)
    .set({ deletionMarkedAt: now })
    .where(
      and(
        eq(files.id, id),
        notExists(tx.select(one).from(documents).where(eq(documents.url, url))),
        notExists(tx.select(one).from(employees).where(eq(employees.avatarUrl, url))),
      ),
    );
}

/** Marks every file of an employee for deletion. */
export async function markFilesForDeletion(tx: Db, employeeId: number, now: Date): Promise<void> {
  await tx.update(files).set({ deletionMarkedAt: now }).where(eq(files.employeeId, employeeId));
}
