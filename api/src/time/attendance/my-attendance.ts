import type { MyAttendanceBody } from '@rollcall/shared/contract';
import { addDays, firstOfMonth, firstOfWeek, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { sumAdjustments } from '../../attendance/adjustments/sum-adjustments.ts';
import { datesOf } from '../../attendance/days/day.ts';
import { readDays } from '../../attendance/days/read-days.ts';
import { findGridEmployee } from '../../attendance/employed/employed-list.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { findOpenUntil } from '../../attendance/plans/open-until.ts';
import { readWeekStart } from '../../attendance/plans/week-start.ts';
import { presentFigures, presentPlan, presentSums } from '../../attendance/present.ts';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';

/** The caller's own month, today's plan and the current week (docs/working-time.md#sums). */
export async function readMyAttendance(
  context: Context,
  caller: Caller,
  month: string | undefined,
): Promise<MyAttendanceBody> {
  const { db, clock, zone } = context;
  const person = await findGridEmployee(db, caller.id);
  if (!person) throw noSuchEmployee();
  const plans = await loadPlansAround(context, caller.id, month);
  const planOf = (day: string) => plans.planOf(caller.id, day);
  const date = today(clock(), planOf(today(clock(), zone)).plan.zone);
  const first = `${month ?? date.slice(0, 7)}-01`;
  const ofMonth = { from: first, to: lastOfMonth(first) };
  const weekFrom = firstOfWeek(date, await readWeekStart(db));
  const ofWeek = { from: weekFrom, to: addDays(weekFrom, 6) };
  const read = async (range: typeof ofMonth) => {
    const days = (await readDays(context, [person], range)).get(person.id) ?? [];
    const adjustments = await sumAdjustments(db, [person.id], range);
    return { days, sums: presentSums(days, adjustments.get(person.id) ?? 0) };
  };
  const [{ days, sums }, week] = [await read(ofMonth), await read(ofWeek)];
  return {
    month: first.slice(0, 7),
    today: date,
    figures: days.map(presentFigures),
    zones: datesOf(ofMonth).map((day) => planOf(day).plan.zone),
    sums,
    plan: presentPlan(planOf(date)),
    week: { from: weekFrom, sums: week.sums },
    openUntil: await findOpenUntil(context, caller.id),
  };
}

/** The plans of a month, and of today in any zone. */
function loadPlansAround(context: Context, employeeId: number, month: string | undefined) {
  const date = today(context.clock(), context.zone);
  const [from, to] = [addDays(date, -1), addDays(date, 1)];
  const first = month ? `${month}-01` : date;
  return loadPlans(context, [employeeId], {
    from: firstOfMonth(first < from ? first : from),
    to: lastOfMonth(first > to ? first : to),
  });
}
