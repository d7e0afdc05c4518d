import type { Db } from '../../core/db/connection.ts';
import { and, count, desc, eq, isNull, lte } from '../../core/db/drizzle.ts';
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

export async function countNotifications(db: Db, employeeId: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(notifications)
    .where(visibleTo(employeeId, now));
  return counted?.rows ?? 0;
}

export async function countUnread(db: Db, employeeId: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(notifications)
    .where(and(visibleTo(employeeId, now), isNull(notifications.readAt)));
  return counted?.rows ?? 0;
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
