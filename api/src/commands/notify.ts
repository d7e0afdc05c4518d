import type { EventKind } from '@rollcall/shared/contract';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';
import { notifications } from '../core/db/tables/notices.ts';
import type { Change } from './change.ts';

/** What somebody is told, in the transaction of its cause. */
interface News {
  readonly kind: EventKind;
  readonly text: string;
  readonly link: string;
  /** A name by which it can be withdrawn. */
  readonly cause?: string;
  /** How long it is held back, milliseconds. */
  readonly holdMs?: number;
}

/** Tells one employee. */
export async function notify({ tx, now }: Change, employeeId: number, news: News): Promise<void> {
  const { holdMs = 0, ...told } = news;
  await tx.insert(notifications).values({
    ...told,
    employeeId,
    createdAt: new Date(now),
    visibleFrom: new Date(now + holdMs),
  });
}

/** Tells every active administrator but the one who is at it about an employee. */
export async function notifyAdministrators(
  change: Change,
  aboutId: number,
  news: Omit<News, 'cause'>,
): Promise<void> {
  const { tx, caller } = change;
  const told = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(eq(employees.role, 'ADMIN'), eq(employees.isActive, true), ne(employees.id, caller.id)),
    );
  const cause = causeOf(aboutId);
  for (const { id } of told) await notify(change, id, { ...news, cause });
}

/** Takes back what nobody has seen yet. */
export async function withdrawNotifications({ tx, now }: Change, cause: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.cause, cause),
        sql`${notifications.visibleFrom} >= ${new Date(now).toISOString()}::timestamptz`,
      ),
    );
}

/** Takes back what others were told about an employee who is deleted with all that is known of them (design §10). */
export async function forgetNotificationsAbout(tx: Db, employeeId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.cause, causeOf(employeeId)));
}

const causeOf = (employeeId: number) => `about employee ${employeeId}`;

/** Forgets what is older than a time. */
export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
