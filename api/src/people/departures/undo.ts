import type { Command } from '../../commands/command.ts';
import {
  deleteNotifications,
  leaveRequestKey,
  unsettleNotifications,
} from '../../commands/notify.ts';
import { restoreLeaves, takeDeparture } from './queries.ts';

/**
 * Makes the leaves pending again that were withdrawn when the account ended with the exit date; false when it has not ended so. The
 * account itself stays as it is.
 */
export async function undoDeparture({ tx }: Pick<Command, 'tx'>, id: number): Promise<boolean> {
  const departure = await takeDeparture(tx, id);
  if (!departure) return false;
  await restoreLeaves(tx, departure.leaves);
  for (const leave of departure.leaves) {
    await unsettleNotifications(tx, leaveRequestKey(leave.id), departure.leftAt);
  }
  await deleteNotifications(tx, departureKey(id));
  return true;
}

/** Names the notification of an account that has ended. */
export const departureKey = (employeeId: number): string => `left:${employeeId}`;
