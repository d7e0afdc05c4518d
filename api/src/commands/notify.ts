import type { EventKind } from '@rollcall/shared/contract';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';
import { deleteSlice } from '../core/db/delete-slice.ts';
import { and, eq, isNull, lt, ne, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { notifications } from '../core/db/tables/notifications.ts';
import type { Command } from './command.ts';

/** A notification, written in the transaction of its cause. */
interface NotificationInput {
  readonly kind: EventKind | 'shifts-published';
  readonly text: string;
  readonly link: string;
  /** Names the cause, so that the notifications about it can be withdrawn or settled. */
  readonly groupKey?: string;
  /** The employee whom it is about, if that is another one: it is deleted with them. */
  readonly aboutId?: number;
  /** Delay before it becomes visible, milliseconds. */
  readonly delayMs?: number;
}

/** Names the notification of a requested leave. */
export const leaveRequestKey = (leaveId: number): string => `leave-request:${leaveId}`;

/** Names the notification of a registration. */
export const registrationKey = (employeeId: number): string => `registration:${employeeId}`;

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

/** Notifies every active administrator, except a caller who is one, of something to decide about an employee. */
export async function notifyAdministrators(
  command: Command<Caller | null>,
  aboutId: number,
  input: NotificationInput & { readonly groupKey: string },
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
  for (const { id } of recipients) await notify(command, id, { ...input, aboutId });
}

/** Marks the notifications of something to decide as read, for everyone: it has been decided. */
export async function settleNotifications(
  { tx, now }: Pick<Command, 'tx' | 'now'>,
  groupKey: string,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: new Date(now) })
    .where(and(eq(notifications.groupKey, groupKey), isNull(notifications.readAt)));
}

/** Marks those as unread again that a decision, which is being undone, marked as read. */
export async function unsettleNotifications(
  tx: Db,
  groupKey: string,
  decidedAt: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: null })
    .where(and(eq(notifications.groupKey, groupKey), eq(notifications.readAt, decidedAt)));
}

/** Deletes the notifications of something that is no longer there to be decided. */
export async function deleteNotifications(tx: Db, groupKey: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.groupKey, groupKey));
}

/** Withdraws notifications that are not visible yet; false when there are none. */
export async function withdrawNotifications(
  { tx, now }: Command,
  groupKey: string,
): Promise<boolean> {
  const withdrawn = await tx
    .delete(notifications)
    .where(and(eq(notifications.groupKey, groupKey), isNotVisible(now)))
    .returning({ id: notifications.id });
  return withdrawn.length > 0;
}

/** Whether an employee has not seen what a group says yet, because it can be undone silently until then. */
export async function isUnheard({ tx, now }: Command, groupKey: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.groupKey, groupKey), isNotVisible(now)))
    .limit(1);
  return found !== undefined;
}

const isNotVisible = (now: number) =>
  sql`${notifications.visibleFrom} >= ${new Date(now).toISOString()}::timestamptz`;

/** Deletes notifications created before a time. */
export function purgeNotifications(db: Db, before: Date): Promise<boolean> {
  return deleteSlice(db, notifications, lt(notifications.createdAt, before));
}
