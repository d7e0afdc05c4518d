import type { MyAttendanceBody } from '@rollcall/shared/contract';
import { addDays, firstOfMonth, firstOfWeek, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { sumAdjustments } from '../../attendance/adjustments/sum-adjustments.ts';
import { type DayFigures, datesOf } from '../../attendance/days/day.ts';
import { type DayContext, type Person, readDays } from '../../attendance/days/read-days.ts';
import { findGridEmployee } from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
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
  const ofMonth: Days = { from: first, to: lastOfMonth(first) };
  const weekFrom = firstOfWeek(date, await readWeekStart(db));
  const ofWeek = { from: weekFrom, to: addDays(weekFrom, 6) };
  const figures = await readMonthAndWeek({ ...context, plans }, person, ofMonth, ofWeek);
  const sumsOf = async (days: readonly DayFigures[], range: Days) => {
    const adjustments = await sumAdjustments(db, [person.id], range);
    return presentSums(days, adjustments.get(person.id) ?? 0);
  };
  return {
    month: first.slice(0, 7),
    today: date,
    figures: figures.month.map(presentFigures),
    zones: datesOf(ofMonth).map((day) => planOf(day).plan.zone),
    sums: await sumsOf(figures.month, ofMonth),
    plan: presentPlan(planOf(date)),
    week: { from: weekFrom, sums: await sumsOf(figures.week, ofWeek) },
    openUntil: await findOpenUntil(context, caller.id, plans),
  };
}

/** The days of a month and of a week, read at once when they overlap. */
async function readMonthAndWeek(context: DayContext, person: Person, month: Days, week: Days) {
  const read = async (range: Days) =>
    (await readDays(context, [person], range)).get(person.id) ?? [];
  if (week.to < month.from || month.to < week.from) {
    return { month: await read(month), week: await read(week) };
  }
  const from = week.from < month.from ? week.from : month.from;
  const to = week.to > month.to ? week.to : month.to;
  const dates = datesOf({ from, to });
  const days = await read({ from, to });
  const of = (range: Days) => days.slice(dates.indexOf(range.from), dates.indexOf(range.to) + 1);
  return { month: of(month), week: of(week) };
}

/** The plans of a month, and of the week of today in any zone. */
function loadPlansAround(context: Context, employeeId: number, month: string | undefined) {
  const date = today(context.clock(), context.zone);
  const [from, to] = [addDays(date, -7), addDays(date, 7)];
  const first = month ? `${month}-01` : date;
  return loadPlans(context, [employeeId], {
    from: firstOfMonth(first < from ? first : from),
    to: lastOfMonth(first > to ? first : to),
  });
}
