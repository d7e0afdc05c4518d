import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { shiftCalendarLinks, shifts } from '../../core/db/tables/plans.ts';

export async function findColours(db: Db): Promise<Map<number, string>> {
  const rows = await db.select({ id: shifts.id, colour: shifts.colour }).from(shifts);
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}

export async function findCalendarLink(db: Db, employeeId: number) {
  const [link] = await db
    .select({ createdAt: shiftCalendarLinks.createdAt })
    .from(shiftCalendarLinks)
    .where(eq(shiftCalendarLinks.employeeId, employeeId));
  return link;
}

export async function upsertCalendarLink(
  db: Db,
  link: typeof shiftCalendarLinks.$inferInsert,
): Promise<void> {
  const { employeeId: _, ...set } = link;
  await db
    .insert(shiftCalendarLinks)
    .values(link)
    .onConflictDoUpdate({ target: shiftCalendarLinks.employeeId, set });
}

export async function deleteCalendarLink(db: Db, employeeId: number): Promise<void> {
  await db.delete(shiftCalendarLinks).where(eq(shiftCalendarLinks.employeeId, employeeId));
}

/** The owner of a secret link, as long as the account is active. */
export async function findCalendarLinkOwner(
  db: Db,
  secretDigest: string,
): Promise<number | undefined> {
  const [owner] = await db
    .select({ id: employees.id })
    .from(shiftCalendarLinks)
    .innerJoin(employees, eq(employees.id, shiftCalendarLinks.employeeId))
    .where(and(eq(shiftCalendarLinks.secretDigest, secretDigest), eq(employees.isActive, true)));
  return owner?.id;
}
