import type { Db } from '../core/db/connection.ts';
import { and, eq } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { calendarLinks } from '../core/db/tables/leaves.ts';

export async function upsertCalendarLink(
  db: Db,
  link: typeof calendarLinks.$inferInsert,
): Promise<void> {
  const { employeeId: _, ...set } = link;
  await db
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({ target: calendarLinks.employeeId, set });
}

export async function deleteCalendarLink(db: Db, employeeId: number): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.employeeId, employeeId));
}

/** The link of a secret, if its creator is still an active administrator. */
export async function findCalendarLink(db: Db, secretDigest: string) {
  const [link] = await db
    .select({ department: calendarLinks.department })
    .from(calendarLinks)
    .innerJoin(employees, eq(employees.id, calendarLinks.employeeId))
    .where(
      and(
        eq(calendarLinks.secretDigest, secretDigest),
        eq(employees.role, 'ADMIN'),
        eq(employees.isActive, true),
      ),
    );
  return link;
}
