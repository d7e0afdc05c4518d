import { formatDate, toWallClock } from '@rollcall/shared/domain';
import type { LockedEmployee } from '../../commands/lock-employee.ts';

/**
 * The message for a punch-in (epoch milliseconds) before the employee's joining date in the zone of its log; undefined
 * if there is no joining date or the punch-in is on it or later (design §10).
 */
export function beforeJoining(
  { joiningDate }: Pick<LockedEmployee, 'joiningDate'>,
  punchIn: number,
  zone: string,
): string | undefined {
  if (!joiningDate || toWallClock(punchIn, zone).slice(0, 10) >= joiningDate) return undefined;
  return `Punch in must not be before the joining date, ${formatDate(joiningDate)}`;
}
