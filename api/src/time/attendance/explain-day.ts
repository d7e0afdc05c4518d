import type { DayBreakdownBody } from '@rollcall/shared/contract';
import { dayMinutes, type TimePolicy } from '@rollcall/shared/domain';
import { findApprovedLeaves, findDayLogs } from '../../attendance/days/find-days.ts';
import { readDays } from '../../attendance/days/read-days.ts';
import { findGridEmployee } from '../../attendance/employed/employed-list.ts';
import { findClosedPeriod } from '../../attendance/periods/find-closed-period.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { presentFigures, presentPlan } from '../../attendance/present.ts';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { fullName } from '../../employees/full-name.ts';
import { findAdjustmentsOfDay } from '../adjustments/find-of-day.ts';
import { listCorrectionsOfDay } from '../corrections/service.ts';
import { findVersionsOfDay } from '../log/find-versions.ts';
import { presentDayLog } from '../log/present-version.ts';

/**
 * One day of one employee with everything that its totals are calculated from (design §8, `attendance.month`).
 * @throws ApiError `not_found` when there is no such employee.
 */
export async function explainDay(
  context: Context,
  employeeId: number,
  date: string,
): Promise<DayBreakdownBody> {
  const { db } = context;
  const employee = await findGridEmployee(db, employeeId);
  if (!employee) throw noSuchEmployee();
  const day = { from: date, to: date };
  const logs = await findVersionsOfDay(db, employeeId, date);
  const [leave] = await findApprovedLeaves(db, [employeeId], day);
  const plans = await loadPlans(context, [employeeId], day);
  const [figures] = (await readDays({ ...context, plans }, [employee], day)).get(employeeId) ?? [];
  if (!figures) throw new Error('a day has figures');
  const planned = plans.planOf(employeeId, date);
  const counting = await findDayLogs(db, [employeeId], [date]);
  const closed = await findClosedPeriod(db, employeeId, date);
  const minutes = dayMinutes(counting, planned.policy);
  const calculation = presentCalculation(minutes, planned.policy, planned.policyName);
  return {
    employeeId,
    employeeName: fullName(employee),
    date,
    status: figures.status,
    leave: leave ? presentLeave(leave) : null,
    logs: logs.map(presentDayLog),
    corrections: await listCorrectionsOfDay(context, employeeId, {
      date,
      logIds: logs.map(({ id }) => id),
    }),
    workedMins: figures.workedMin,
    breakMins: figures.breakMin,
    figures: presentFigures(figures),
    plan: presentPlan(planned),
    // Rules may have changed since the day was closed.
    calculation: !closed || isSame(minutes, figures) ? calculation : null,
    closed: closed ?? null,
    ...(await findAdjustmentsOfDay(db, employeeId, date)),
  };
}

function presentLeave({
  id,
  type,
  startDate,
  endDate,
}: Awaited<ReturnType<typeof findApprovedLeaves>>[number]) {
  return { id, type, startDate, endDate };
}

type Minutes = ReturnType<typeof dayMinutes>;

const isSame = (a: Minutes, b: Pick<Minutes, 'workedMin' | 'breakMin'>): boolean =>
  a.workedMin === b.workedMin && a.breakMin === b.breakMin;

function presentCalculation(
  minutes: Minutes,
  policy: TimePolicy,
  name: string | null,
): DayBreakdownBody['calculation'] {
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
  return {
    presenceSeconds: seconds(minutes.presenceMs),
    recordedBreakSeconds: seconds(minutes.recordedBreaksMs),
    paidBreakSeconds: seconds(minutes.paidBreakMs),
    minimumBreakSeconds: seconds(minutes.minimumBreakMs),
    deductionSeconds: seconds(minutes.deductionMs),
    policy: name,
    rounding: policy.rounding,
    stepMins: policy.stepMin,
  };
}
