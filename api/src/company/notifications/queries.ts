import type { SQLWrapper } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, desc, eq, getTableColumns, isNull, lte, sql } from '../../core/db/drizzle.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import {
  countedPage,
  type ListQuery,
  onPage,
  pageReader,
  withPage,
} from '../../core/lists/read-page.ts';

const UNREAD = sql`count(*) FILTER (WHERE ${notifications.readAt} IS NULL)`;

/** A page of the notifications that an employee can see, newest first, and how many there are, also of those not read. */
export async function findNotificationPage(db: Db, employeeId: number, now: Date, page: number) {
  return readNotifications(db, {}, { employeeId, now }, page);
}

interface Values {
  readonly employeeId: number;
  readonly now: Date;
}

const readNotifications = pageReader((db, _fixed: object, { employeeId, now }: Given<Values>) => {
  const isVisible = visibleTo(employeeId, now);
  const query: ListQuery = {
    select: () => db.select({ id: notifications.id }).from(notifications).where(isVisible),
    id: notifications.id,
    orderBy: [desc(notifications.id)],
  };
  const counted = sql`(SELECT json_build_object('total', count(*), 'unread', ${UNREAD})
      FROM ${notifications} WHERE ${isVisible})`;
  const toCounts = (counts: { readonly total: number; readonly unread: number }) => counts;
  const page = countedPage(query, counted, toCounts);
  const rows = db
    .select(withPage(getTableColumns(notifications)))
    .from(notifications)
    .innerJoin(...onPage(page, notifications.id));
  return { page, rows };
});

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

function visibleTo(employeeId: number | SQLWrapper, now: Date | SQLWrapper) {
  return and(eq(notifications.employeeId, employeeId), lte(notifications.visibleFrom, now));
}
