import type { HolidayCalendarBody } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { findHolidays } from '../../attendance/plans/find-plans.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  areEqual,
  counted,
  refuseBroken,
  refuseStale,
  takenName,
  withChanges,
} from '../changes/change.ts';
import {
  type CalendarRow,
  countAssignments,
  countHolidays,
  findAllCalendars,
  insertCalendar,
  removeCalendar,
  saveCalendar,
} from './queries.ts';

interface Fields {
  readonly name?: string | undefined;
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
}

/** All holiday calendars, by name. */
export async function listCalendars(db: Db): Promise<HolidayCalendarBody[]> {
  const rows = await findAllCalendars(db);
  const holidays = await countHolidays(db);
  const used = await countAssignments(db);
  return rows.map((row) => ({
    ...row,
    holidays: holidays.get(row.id) ?? 0,
    assignments: used.get(row.id) ?? 0,
  }));
}

/**
 * A calendar with its holidays of a year, in order.
 * @throws ApiError `not_found`.
 */
export async function readCalendar(
  { db, clock, zone }: Context,
  id: number,
  year = Number(today(clock(), zone).slice(0, 4)),
) {
  const calendar = await findCalendar(db, id);
  const rows = await findHolidays(db, [id], { from: `${year}-01-01`, to: `${year}-12-31` });
  const holidays = rows
    .map(({ date, name, part }) => ({ date, name, part }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return { calendar, year, holidays };
}

/** @throws ApiError `invalid` for a name that is in use. */
export async function createCalendar(
  { tx, now, caller }: Command,
  { name, country = null, region = null }: Fields & { readonly name: string },
): Promise<HolidayCalendarBody> {
  refuseBroken(takenName(await findAllCalendars(tx), { name }));
  const row = await insertCalendar(tx, { name, country, region });
  await writeAudit(tx, caller, now, { action: 'holiday-calendar.create', after: row });
  return { ...row, holidays: 0, assignments: 0 };
}

/** @throws ApiError `stale`, or `invalid` for a name that is in use. */
export async function updateCalendar(
  { tx, now, caller }: Command,
  { holidays, assignments, ...before }: HolidayCalendarBody,
  { version, ...changes }: Fields & { readonly version?: number | null | undefined },
): Promise<HolidayCalendarBody> {
  refuseStale(before, version);
  const after = withChanges<CalendarRow>(before, changes);
  refuseBroken(takenName(await findAllCalendars(tx), after));
  if (areEqual(before, after)) return { ...before, holidays, assignments };
  const saved = await saveCalendar(tx, after);
  await writeAudit(tx, caller, now, { action: 'holiday-calendar.update', before, after: saved });
  return { ...saved, holidays, assignments };
}

/** @throws ApiError `conflict` while an assignment has the calendar. */
export async function deleteCalendar(
  { tx, now, caller }: Command,
  { assignments, ...before }: HolidayCalendarBody,
): Promise<null> {
  if (assignments > 0) {
    const message = `The holiday calendar ${before.name} is used by ${counted(assignments, 'assignment')}. Assign another one first.`;
    throw new ApiError('conflict', message);
  }
  const rows = await findHolidays(tx, [before.id], { from: '1900-01-01', to: '2999-12-31' });
  await removeCalendar(tx, before.id);
  await writeAudit(tx, caller, now, {
    action: 'holiday-calendar.delete',
    before: { ...before, holidays: rows.map(({ date, name, part }) => ({ date, name, part })) },
  });
  return null;
}

/** @throws ApiError `not_found`. */
export async function findCalendar(tx: Db, id: number): Promise<HolidayCalendarBody> {
  const found = (await listCalendars(tx)).find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such holiday calendar.');
  return found;
}
