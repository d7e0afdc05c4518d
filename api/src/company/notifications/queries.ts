import type { Db } from '../../core/db/connection.ts';
import { and, desc, eq, getTableColumns, isNull, lte, sql } from '../../core/db/drizzle.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import {
  countedPage,
  isOnPage,
  type ListQuery,
  pageSource,
  readPage,
  withPage,
} from '../../core/lists/read-page.ts';

/** A page of the notifications that an employee can see, newest first, and how many there are, also of those not read. */
export async function findNotificationPage(db: Db, employeeId: number, now: Date, page: number) {
  const query: ListQuery = {
    select: () =>
      db.select({ id: notifications.id }).from(notifications).where(visibleTo(employeeId, now)),
    id: notifications.id,
    orderBy: [desc(notifications.id)],
  };
  const counted = sql`(SELECT json_build_object('total', count(*), 'unread', ${UNREAD})
    FROM ${notifications} WHERE ${visibleTo(employeeId, now)})`;
  const toCounts = (counts: { readonly total: number; readonly unread: number }) => counts;
  const found = countedPage(query, counted, page, toCounts);
  const rows = db
    .select(withPage(getTableColumns(notifications)))
    .from(notifications)
    .innerJoin(pageSource(found), isOnPage(notifications.id));
  return readPage(db, found, rows);
}

const UNREAD = sql`count(*) FILTER (WHERE ${notifications.readAt} IS NULL)`;

/** How many notifications that an employee can see are not read. */
export async function countUnread(db: Db, employeeId: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ unread: UNREAD.mapWith(Number) })
    .from(notifications)
    .where(visibleTo(employeeId, now));
  return counted?.unread ?? 0;
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
