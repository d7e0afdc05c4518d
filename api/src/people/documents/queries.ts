import { and, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { documents } from '../../core/db/tables/files.ts';
import type { DocumentRow } from '../records/record-documents.ts';

/** Locks a document until the transaction ends; with `employeeId`, only if it belongs to that employee. */
export async function lockDocument(
  tx: Db,
  id: number,
  employeeId?: number,
): Promise<DocumentRow | undefined> {
  const isTheirs = employeeId === undefined ? undefined : eq(documents.employeeId, employeeId);
  const [found] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isTheirs))
    .for('update');
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
