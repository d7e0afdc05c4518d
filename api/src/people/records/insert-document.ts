import type { Db } from '../../core/db/connection.ts';
import { documents } from '../../core/db/tables/files.ts';
import type { DocumentRow } from './find-documents.ts';

export async function insertDocument(
  tx: Db,
  document: typeof documents.$inferInsert,
): Promise<DocumentRow> {
  const [inserted] = await tx.insert(documents).values(document).returning();
  return inserted as DocumentRow;
}
