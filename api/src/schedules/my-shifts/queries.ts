import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { shiftFeeds, shifts } from '../../core/db/tables/plans.ts';

export async function findColours(db: Db): Promise<Map<number, string>> {
  const rows = await db.select({ id: shifts.id, colour: shifts.colour }).from(shifts);
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}

export async function findFeed(db: Db, employeeId: number) {
  const [feed] = await db
    .select({ createdAt: shiftFeeds.createdAt })
    .from(shiftFeeds)
    .where(eq(shiftFeeds.employeeId, employeeId));
  return feed;
}

export async function upsertFeed(db: Db, feed: typeof shiftFeeds.$inferInsert): Promise<void> {
  const { employeeId: _, ...set } = feed;
  await db
    .insert(shiftFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: shiftFeeds.employeeId, set });
}

export async function deleteFeed(db: Db, employeeId: number): Promise<void> {
  await db.delete(shiftFeeds).where(eq(shiftFeeds.employeeId, employeeId));
}

/** The owner of a secret link, as long as the account is active. */
export async function findFeedOwner(db: Db, secretDigest: string): Promise<number | undefined> {
  const [owner] = await db
    .select({ id: employees.id })
    .from(shiftFeeds)
    .innerJoin(employees, eq(employees.id, shiftFeeds.employeeId))
    .where(and(eq(shiftFeeds.secretDigest, secretDigest), eq(employees.isActive, true)));
  return owner?.id;
}
