import type { Command } from '../../commands/command.ts';
import {
  deleteNotifications,
  settleNotifications,
  unsettleNotifications,
} from '../../commands/notify.ts';
import { findPending } from './queries.ts';

/** What was requested together: corrections of one employee at one moment, of which administrators get one notification. */
interface Requested {
  readonly employeeId: number;
  readonly requestedAt: Date;
}

/** Names the notification of what was requested together. */
export const requestKeyOf = ({ employeeId, requestedAt }: Requested): string =>
  `correction-request:${employeeId}:${requestedAt.getTime()}`;

/** After a decision: the notification is read once nothing of it waits. */
export async function settleRequest(command: Command, requested: Requested): Promise<void> {
  if (await isWaiting(command, requested)) return;
  await settleNotifications(command, requestKeyOf(requested));
}

/** After a decision was undone: the notification is unread again if that decision had settled it. */
export async function reopenRequest(
  { tx }: Command,
  { decidedAt, ...requested }: Requested & { readonly decidedAt: Date | null },
): Promise<void> {
  if (decidedAt) await unsettleNotifications(tx, requestKeyOf(requested), decidedAt);
}

/** After one was withdrawn: the notification is gone once nothing of it waits. */
export async function forgetRequest(command: Command, requested: Requested): Promise<void> {
  if (await isWaiting(command, requested)) return;
  await deleteNotifications(command.tx, requestKeyOf(requested));
}

async function isWaiting({ tx }: Command, { employeeId, requestedAt }: Requested) {
  const pending = await findPending(tx, employeeId);
  return pending.some((one) => one.requestedAt.getTime() === requestedAt.getTime());
}
