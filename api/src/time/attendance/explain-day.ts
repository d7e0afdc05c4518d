import type { DayBreakdownBody } from '@rollcall/shared/contract';
import { presentOrAbsent, today, totalMinutes } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { fullName } from '../../employees/full-name.ts';
import { listCorrectionsOfDay } from '../corrections/service.ts';
import { toSession } from '../time-logs/find-logs.ts';
import { findVersionsOfDay } from '../time-logs/find-versions.ts';
import { presentDayLog } from '../time-logs/present-version.ts';
import { findApprovedLeaves, findGridEmployee } from './queries.ts';

/**
 * One day of one employee with everything that its totals are calculated from (design §8, `attendance.month`).
 * @throws ApiError `not_found` when there is no such employee.
 */
export async function explainDay(
  context: Context,
  employeeId: number,
  date: string,
): Promise<DayBreakdownBody> {
  const { db, clock, zone } = context;
  const employee = await findGridEmployee(db, employeeId);
  if (!employee) throw noSuchEmployee();
  const logs = await findVersionsOfDay(db, employeeId, date);
  const [leave] = await findApprovedLeaves(db, [employeeId], { from: date, to: date });
  const counting = logs.filter((log) => !log.isSuperseded);
  const minutes = totalMinutes(counting.map(toSession));
  return {
    employeeId,
    employeeName: fullName(employee),
    date,
    status: presentOrAbsent({
      date,
      today: today(clock(), zone),
      joiningDate: employee.joiningDate,
      exitDate: employee.exitDate,
      isOnApprovedLeave: leave !== undefined,
      hasPunchIn: counting.length > 0,
    }),
    leave: leave ?? null,
    logs: logs.map(presentDayLog),
    corrections: await listCorrectionsOfDay(context, employeeId, {
      date,
      logIds: logs.map(({ id }) => id),
    }),
    workedMins: minutes.worked,
    breakMins: minutes.breaks,
  };
}
