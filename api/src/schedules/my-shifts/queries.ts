import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { shiftCalendarLinks, shifts } from '../../core/db/tables/plans.ts';

export async function findColours(db: Db): Promise<Map<number, string>> {
  const rows = await db.select({ id: shifts.id, colour: shifts.colour }).from(shifts);
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}

export async function findFeed(db: Db, employeeId: number) {
  const [feed] = await db
    .select({ createdAt: shiftCalendarLinks.createdAt })
    .from(shiftCalendarLinks)
    .where(eq(shiftCalendarLinks.employeeId, employeeId));
  return feed;
}

export async function upsertFeed(
  db: Db,
  feed: typeof shiftCalendarLinks.$inferInsert,
): Promise<void> {
  const { employeeId: _, ...set } = feed;
  await db
    .insert(shiftCalendarLinks)
    .values(feed)
    .onConflictDoUpdate({ target: shiftCalendarLinks.employeeId, set });
}

export async function deleteFeed(db: Db, employeeId: number): Promise<void> {
  await db.delete(shiftCalendarLinks).where(eq(shiftCalendarLinks.employeeId, employeeId));
}

/** The owner of a secret link, as long as the account is active. */
export async function findFeedOwner(db: Db, secretDigest: string): Promise<number | undefined> {
  const [owner] = await db
    .select({ id: employees.id })
    .from(shiftCalendarLinks)
    .innerJoin(employees, eq(employees.id, shiftCalendarLinks.employeeId))
    .where(and(eq(shiftCalendarLinks.secretDigest, secretDigest), eq(employees.isActive, true)));
  return owner?.id;
}
