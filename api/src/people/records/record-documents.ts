import type { DocumentBody } from '@rollcall/shared/contract';
import type { Db } from '../../core/db/connection.ts';
import { documents } from '../../core/db/tables/files.ts';
import type { SignUrl } from '../../files/file-url.ts';

export type DocumentRow = typeof documents.$inferSelect;

export async function insertDocument(
  tx: Db,
  document: typeof documents.$inferInsert,
): Promise<DocumentRow> {
  const [inserted] = await tx.insert(documents).values(document).returning();
  return inserted as DocumentRow;
}

/** A document (spec §3); {@link signDocument} makes its file readable. */
export function presentDocument({ id, employeeId, type, url }: DocumentRow): DocumentBody {
  return { id, employee: employeeId, type, url };
}

/** A document with a signed file URL. */
export function signDocument(document: DocumentBody, sign: SignUrl): DocumentBody {
  return { ...document, url: sign(document.url) ?? document.url };
}
