import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { audit } from '../../core/db/tables/audit.ts';
import { COUNT_LIMIT, toLimitOffset } from '../../core/page.ts';

/** One page of audit rows, newest first, and their count, at most one more than the limit. */
export async function findAudit(db: Db, employeeId: number | undefined, page: number) {
  const condition = employeeId === undefined ? undefined : eq(audit.employeeId, employeeId);
  const { limit, offset } = toLimitOffset(page);
  const rows = await db
    .select()
    .from(audit)
    .where(condition)
    .orderBy(desc(audit.id))
    .limit(limit)
    .offset(offset);
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(audit)
    .where(condition)
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: count() }).from(found);
  return { rows, counted: counted?.rows ?? 0 };
}
