import type { Db } from '../../core/db/connection.ts';
import { and, count, desc, eq, isNull, lte, sql } from '../../core/db/drizzle.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import { toLimitOffset } from '../../core/page.ts';

export async function findNotifications(db: Db, employeeId: number, now: Date, page: number) {
  const { limit, offset } = toLimitOffset(page);
  return db
    .select()
    .from(notifications)
    .where(visibleTo(employeeId, now))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

/** How many notifications an employee can see, and how many of them are not read. */
export async function countNotifications(db: Db, employeeId: number, now: Date) {
  const [counted] = await db
    .select({
      total: count(),
      unread: sql`count(*) FILTER (WHERE ${notifications.readAt} IS NULL)`.mapWith(Number),
    })
    .from(notifications)
    .where(visibleTo(employeeId, now));
  return counted ?? { total: 0, unread: 0 };
}

/** Marks visible notifications as read: one, or all without an id. Returns whether any matched. */
export async function markRead(
  db: Db,
  employeeId: number,
  now: Date,
  id?: number,
): Promise<boolean> {
  const condition = and(
    visibleTo(employeeId, now),
    id === undefined ? undefined : eq(notifications.id, id),
  );
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(condition, isNull(notifications.readAt)));
  const found = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(condition)
    .limit(1);
  return found.length > 0;
}

function visibleTo(employeeId: number, now: Date) {
  return and(eq(notifications.employeeId, employeeId), lte(notifications.visibleFrom, now));
}
