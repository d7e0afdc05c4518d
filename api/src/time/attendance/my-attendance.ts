import type { MyAttendanceBody } from '@rollcall/shared/contract';
import { addDays, firstOfWeek, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { sumAdjustments } from '../../attendance/adjustments/sum-adjustments.ts';
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
  const { db, clock } = context;
  const person = await findGridEmployee(db, caller.id);
  if (!person) throw noSuchEmployee();
  const planned = await loadToday(context, caller.id);
  const date = today(clock(), planned.plan.zone);
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
    sums,
    plan: presentPlan(planned),
    week: { from: weekFrom, sums: week.sums },
    openUntil: await findOpenUntil(context, caller.id),
  };
}

/** What is planned for an employee today, in the zone of their plan. */
async function loadToday(context: Context, employeeId: number) {
  const { clock, zone } = context;
  const date = today(clock(), zone);
  const plans = await loadPlans(context, [employeeId], {
    from: addDays(date, -1),
    to: addDays(date, 1),
  });
  const own = today(clock(), plans.planOf(employeeId, date).plan.zone);
  return plans.planOf(employeeId, own);
}
