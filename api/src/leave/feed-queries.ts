import { and, eq } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';
import { leaveFeeds } from '../core/db/tables/leaves.ts';

export async function upsertFeed(db: Db, feed: typeof leaveFeeds.$inferInsert): Promise<void> {
  const { employeeId: _, ...set } = feed;
  await db
    .insert(leaveFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: leaveFeeds.employeeId, set });
}

export async function deleteFeed(db: Db, employeeId: number): Promise<void> {
  await db.delete(leaveFeeds).where(eq(leaveFeeds.employeeId, employeeId));
}

/** The feed of a secret, if its creator is still an active administrator. */
export async function findFeed(db: Db, secretDigest: string) {
  const [feed] = await db
    .select({ department: leaveFeeds.department })
    .from(leaveFeeds)
    .innerJoin(employees, eq(employees.id, leaveFeeds.employeeId))
    .where(
      and(
        eq(leaveFeeds.secretDigest, secretDigest),
        eq(employees.role, 'ADMIN'),
        eq(employees.isActive, true),
      ),
    );
  return feed;
}
