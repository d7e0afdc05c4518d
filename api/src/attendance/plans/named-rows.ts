import type { Db } from '../../core/db/connection.ts';
import { type Days, findHolidays, findSchedules, findShifts } from './find-plans.ts';
import type { PlanRows } from './plan-rows.ts';

/**
 * Adds the schedules, shifts and holidays that only other assignments and roster entries name: those of a preview, or of drafts.
 * @param rows with the assignments and entries that count.
 */
export async function addNamedRows(db: Db, rows: PlanRows, days: Days): Promise<PlanRows> {
  const scheduleIds = rows.assignments.flatMap(({ scheduleId }) => scheduleId ?? []);
  const added = await findSchedules(db, missing(scheduleIds, rows.schedules));
  const addedDays = added.flatMap((schedule) => schedule.days);
  const shiftIds = [...rows.entries, ...addedDays].flatMap(({ shiftId }) => shiftId ?? []);
  const calendarIds = rows.assignments.flatMap(({ calendarId }) => calendarId ?? []);
  return {
    ...rows,
    schedules: [...rows.schedules, ...added],
    scheduleDays: [...rows.scheduleDays, ...addedDays],
    shifts: [...rows.shifts, ...(await findShifts(db, missing(shiftIds, rows.shifts)))],
    holidays: await findHolidays(db, [...new Set(calendarIds)], days),
  };
}

function missing(ids: readonly number[], known: readonly { readonly id: number }[]): number[] {
  const found = new Set(known.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !found.has(id));
}
