import type { EventKind } from '@rollcall/shared/contract';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';
import { deleteSlice } from '../core/db/delete-slice.ts';
import { and, eq, lt, ne, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { notifications } from '../core/db/tables/notifications.ts';
import type { Command } from './command.ts';

/** A notification, written in the transaction of its cause. */
interface NotificationInput {
  readonly kind: EventKind | 'shifts-published';
  readonly text: string;
  readonly link: string;
  /** Groups the notifications that an undo withdraws. */
  readonly groupKey?: string;
  /** Delay before it becomes visible, milliseconds. */
  readonly delayMs?: number;
}

/** Notifies one employee. */
export async function notify(
  { tx, now }: Pick<Command, 'tx' | 'now'>,
  employeeId: number,
  input: NotificationInput,
): Promise<void> {
  const { delayMs = 0, ...values } = input;
  await tx.insert(notifications).values({
    ...values,
    employeeId,
    createdAt: new Date(now),
    visibleFrom: new Date(now + delayMs),
  });
}

/** Notifies every active administrator, except a caller who is one, about an employee. */
export async function notifyAdministrators(
  command: Command<Caller | null>,
  aboutId: number,
  input: Omit<NotificationInput, 'groupKey'>,
): Promise<void> {
  const { tx, caller } = command;
  const recipients = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.role, 'ADMIN'),
        eq(employees.isActive, true),
        caller ? ne(employees.id, caller.id) : undefined,
      ),
    );
  const groupKey = groupKeyOf(aboutId);
  for (const { id } of recipients) await notify(command, id, { ...input, groupKey });
}

/** Withdraws notifications that are not visible yet; false when there are none. */
export async function withdrawNotifications(
  { tx, now }: Command,
  groupKey: string,
): Promise<boolean> {
  const withdrawn = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.groupKey, groupKey),
        sql`${notifications.visibleFrom} >= ${new Date(now).toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: notifications.id });
  return withdrawn.length > 0;
}

/** Deletes the notifications to others about an employee who is being deleted (design §10). */
export async function deleteNotificationsAbout(tx: Db, employeeId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.groupKey, groupKeyOf(employeeId)));
}

const groupKeyOf = (employeeId: number) => `about employee ${employeeId}`;

/** Deletes notifications created before a time. */
export function purgeNotifications(db: Db, before: Date): Promise<boolean> {
  return deleteSlice(db, notifications, lt(notifications.createdAt, before));
}
