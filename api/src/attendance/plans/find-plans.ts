import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { employeeTerms } from '../../core/db/tables/employee-terms.ts';
import {
  holidays,
  rosterEntries,
  scheduleDays,
  shifts,
  workSchedules,
} from '../../core/db/tables/plans.ts';

/** Work dates, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Employees by id, or everyone. */
export type Whose = readonly number[] | 'all';

/** The department of employees in a range: their terms that overlap it. */
export async function findTerms(db: Db, whose: Whose, { from, to }: Days) {
  return db
    .select({
      employeeId: employeeTerms.employeeId,
      valid: employeeTerms.valid,
      departmentId: employeeTerms.departmentId,
    })
    .from(employeeTerms)
    .where(
      and(
        ofEmployees(employeeTerms.employeeId, whose),
        sql`${employeeTerms.valid} && daterange(${from}::date, ${to}::date, '[]')`,
      ),
    );
}

export async function findRosterEntries(db: Db, whose: Whose, { from, to }: Days) {
  return db
    .select()
    .from(rosterEntries)
    .where(
      and(
        ofEmployees(rosterEntries.employeeId, whose),
        gte(rosterEntries.date, from),
        lte(rosterEntries.date, to),
      ),
    )
    .orderBy(asc(rosterEntries.date), asc(rosterEntries.position));
}

/** Schedules by id, with their days. */
export async function findSchedules(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(workSchedules)
    .where(inArray(workSchedules.id, [...ids]));
  const days = await db
    .select()
    .from(scheduleDays)
    .where(inArray(scheduleDays.scheduleId, [...ids]))
    .orderBy(asc(scheduleDays.dayIndex), asc(scheduleDays.position));
  return found.map((schedule) => ({
    ...schedule,
    days: days.filter(({ scheduleId }) => scheduleId === schedule.id),
  }));
}

export async function findShifts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(shifts)
    .where(inArray(shifts.id, [...ids]));
}

export async function findHolidays(db: Db, calendarIds: readonly number[], { from, to }: Days) {
  if (calendarIds.length === 0) return [];
  return db
    .select()
    .from(holidays)
    .where(
      and(
        inArray(holidays.calendarId, [...calendarIds]),
        gte(holidays.date, from),
        lte(holidays.date, to),
      ),
    );
}

function ofEmployees(
  employeeId: typeof employeeTerms.employeeId | typeof rosterEntries.employeeId,
  whose: Whose,
): SQL | undefined {
  return whose === 'all' ? undefined : inArray(employeeId, [...whose]);
}
