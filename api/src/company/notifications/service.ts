import type { NotificationBody } from '@rollcall/shared/contract';
import { toIsoWithOffset } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Command } from '../../commands/command.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { countUnread, findNotificationPage, markRead } from './queries.ts';

/** One page of the caller's notifications, newest first, with the total and the unread count. */
export async function listNotificationPage(
  { db, clock, zone }: Context,
  { id }: Caller,
  page: number,
): Promise<{ rows: NotificationBody[]; total: number; unread: number }> {
  const { rows, ...counts } = await findNotificationPage(db, id, new Date(clock()), page);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      text: row.text,
      link: row.link,
      createdAt: toIsoWithOffset(row.createdAt.getTime(), zone),
      isRead: row.readAt !== null,
    })),
    ...counts,
  };
}

/**
 * Marks one of a caller's notifications as read, or all of them.
 * @throws ApiError `not_found` when the notification is not theirs.
 */
export async function markNotificationsRead(
  { tx, caller, now }: Command,
  id?: number,
): Promise<{ unread: number }> {
  const at = new Date(now);
  const isFound = await markRead(tx, caller.id, at, id);
  if (id !== undefined && !isFound) {
    throw new ApiError('not_found', 'There is no such notification.');
  }
  return { unread: await countUnread(tx, caller.id, at) };
}
