import type { Db } from '../../core/db/connection.ts';
import { eq } from '../../core/db/drizzle.ts';
import { documents } from '../../core/db/tables/files.ts';
import type { DocumentRow } from '../records/record-documents.ts';

export async function findDocument(tx: Db, id: number): Promise<DocumentRow | undefined> {
  const [found] = await tx.select().from(documents).where(eq(documents.id, id));
  return found;
}

export async function saveDocument(
  tx: Db,
  id: number,
  changed: { type: string; url: string },
): Promise<DocumentRow> {
  const [saved] = await tx.update(documents).set(changed).where(eq(documents.id, id)).returning();
  return saved as DocumentRow;
}

export async function removeDocument(tx: Db, id: number): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id));
}
