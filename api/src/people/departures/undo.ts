import { formatDate } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import {
  deleteNotifications,
  leaveRequestKey,
  notifyAdministrators,
  unsettleNotifications,
} from '../../commands/notify.ts';
import { fullName } from '../../employees/full-name.ts';
import { restoreLeaves, takeDeparture } from './queries.ts';

/**
 * Makes the leaves pending again that were withdrawn when the account ended with the exit date; false when it has not ended
 * so. Administrators, the caller too, learn of those whose days have another leave by now. The account stays as it is.
 */
export async function undoDeparture(
  command: Command,
  employee: { readonly id: number } & Parameters<typeof fullName>[0],
): Promise<boolean> {
  const { tx } = command;
  const { id } = employee;
  const departure = await takeDeparture(tx, id);
  if (!departure) return false;
  const lost = await restoreLeaves(tx, departure.leaves);
  for (const leave of departure.leaves) {
    await unsettleNotifications(tx, leaveRequestKey(leave.id), departure.leftAt);
  }
  await deleteNotifications(tx, departureKey(id));
  for (const { startDate, endDate } of lost) {
    await notifyAdministrators({ ...command, caller: null }, id, {
      kind: 'leave-withdrawn',
      text: `${fullName(employee)}'s leave request for ${formatDate(startDate)} to ${formatDate(endDate)} stays withdrawn: these days have another leave`,
      link: '/leave',
      groupKey: departureKey(id),
    });
  }
  return true;
}

/** Names the notifications about an account that has ended. */
export const departureKey = (employeeId: number): string => `left:${employeeId}`;
