import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { documents } from '../../core/db/tables/files.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** The documents of an employee, oldest first. */
export async function findDocuments(db: Db, employeeId: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.employeeId, employeeId))
    .orderBy(asc(documents.id));
}
