import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, eq, isNotNull, sql } from '../../core/db/drizzle.ts';
import { assignments, holidayCalendars, holidays } from '../../core/db/tables/plans.ts';

export type CalendarRow = typeof holidayCalendars.$inferSelect;
export type HolidayRow = Omit<typeof holidays.$inferSelect, 'calendarId'>;

export async function findAllCalendars(db: Db): Promise<CalendarRow[]> {
  return db
    .select()
    .from(holidayCalendars)
    .orderBy(asc(holidayCalendars.name), asc(holidayCalendars.id));
}

/** How many holidays a calendar has, by the id of the calendar. */
export async function countHolidays(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: holidays.calendarId, rows: count() })
    .from(holidays)
    .groupBy(holidays.calendarId);
  return new Map(rows.map(({ id, rows: counted }) => [id, counted]));
}

/** How many assignments have a calendar, by the id of the calendar. */
export async function countAssignments(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: assignments.calendarId, rows: count() })
    .from(assignments)
    .where(isNotNull(assignments.calendarId))
    .groupBy(assignments.calendarId);
  return new Map(rows.map(({ id, rows: counted }) => [id ?? 0, counted]));
}

export async function insertCalendar(
  tx: Db,
  row: Omit<CalendarRow, 'id' | 'version'>,
): Promise<CalendarRow> {
  const [inserted] = await tx.insert(holidayCalendars).values(row).returning();
  return inserted as CalendarRow;
}

export async function saveCalendar(
  tx: Db,
  { id, version: _version, ...values }: CalendarRow,
): Promise<CalendarRow> {
  const [saved] = await tx
    .update(holidayCalendars)
    .set({ ...values, version: sql`${holidayCalendars.version} + 1` })
    .where(eq(holidayCalendars.id, id))
    .returning();
  return saved as CalendarRow;
}

export async function removeCalendar(tx: Db, id: number): Promise<void> {
  await tx.delete(holidayCalendars).where(eq(holidayCalendars.id, id));
}

/** Adds holidays, and replaces those of the same dates. */
export async function upsertHolidays(
  tx: Db,
  calendarId: number,
  rows: readonly HolidayRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(holidays)
    .values(rows.map((row) => ({ calendarId, ...row })))
    .onConflictDoUpdate({
      target: [holidays.calendarId, holidays.date],
      set: { name: sql`excluded.name`, part: sql`excluded.part` },
    });
}

export async function removeHoliday(tx: Db, calendarId: number, date: string): Promise<void> {
  await tx
    .delete(holidays)
    .where(and(eq(holidays.calendarId, calendarId), eq(holidays.date, date)));
}
