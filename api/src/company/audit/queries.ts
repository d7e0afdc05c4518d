import type { Db } from '../../core/db/connection.ts';
import { and, desc, eq, inArray } from '../../core/db/drizzle.ts';
import { audit } from '../../core/db/tables/audit.ts';
import { inOrder, type ListQuery, readFilteredPage } from '../../core/lists/read-page.ts';

/** One page of audit rows, newest first, and their total, counted up to the limit of lists. */
export async function findAuditPage(db: Db, employeeId: number | undefined, page: number) {
  const query: ListQuery = {
    select: (condition) =>
      db
        .select({ id: audit.id })
        .from(audit)
        .where(
          and(employeeId === undefined ? undefined : eq(audit.employeeId, employeeId), condition),
        ),
    id: audit.id,
    orderBy: [desc(audit.id)],
  };
  const { ids, ...count } = await readFilteredPage(db, query, page);
  const rows = await db
    .select()
    .from(audit)
    .where(inArray(audit.id, [...ids]));
  return { rows: inOrder(ids, rows), ...count };
}
