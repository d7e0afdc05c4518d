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
  const status = presentOrAbsent({
    date,
    today: today(clock(), zone),
    joiningDate: employee.joiningDate,
    exitDate: employee.exitDate,
    isOnApprovedLeave: leave !== undefined,
    hasPunchIn: counting.length > 0,
  });
  return {
    employeeId,
    employeeName: fullName(employee),
    date,
    status,
    leave: leave ?? null,
    logs: logs.map(presentDayLog),
    corrections: await listCorrectionsOfDay(context, employeeId, {
      date,
      logIds: logs.map(({ id }) => id),
    }),
    workedMins: minutes.worked,
    breakMins: minutes.breaks,
    ...figuresOf(status, minutes, counting.length > 0),
    plan: { ...UNPLANNED, zone },
    calculation: null,
    adjustments: [],
    adjustedLater: [],
    closed: null,
  };
}

// Until plans are read.
const UNPLANNED: Omit<DayBreakdownBody['plan'], 'zone'> = {
  kind: 'unplanned',
  schedule: null,
  isRostered: false,
  shifts: [],
  holiday: null,
  expectedMins: 0,
  halfDayBelowMins: 0,
  absentBelowMins: 0,
};

const figuresOf = (
  status: DayBreakdownBody['status'],
  minutes: ReturnType<typeof totalMinutes>,
  hasLogs: boolean,
): Pick<DayBreakdownBody, 'figures'> => ({
  figures: {
    status,
    expectedMins: 0,
    workedMins: minutes.worked,
    breakMins: minutes.breaks,
    lateMins: 0,
    earlyMins: 0,
    isOver: false,
    hasLogs,
    isMissingOut: false,
    holiday: null,
  },
});
