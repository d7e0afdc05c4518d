import type { Db } from '../../core/db/connection.ts';
import { asc, count, countDistinct, eq, isNotNull, sql, union } from '../../core/db/drizzle.ts';
import {
  rosterDrafts,
  rosterEntries,
  scheduleDays,
  shifts,
  workSchedules,
} from '../../core/db/tables/plans.ts';

export type ShiftRow = typeof shifts.$inferSelect;
export type NewShift = Omit<ShiftRow, 'id' | 'version'>;

export async function findAllShifts(db: Db): Promise<ShiftRow[]> {
  return db.select().from(shifts).orderBy(asc(shifts.name), asc(shifts.id));
}

/** How many work schedules have a shift, by the id of the shift. */
export async function countSchedules(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: scheduleDays.shiftId, rows: countDistinct(scheduleDays.scheduleId) })
    .from(scheduleDays)
    .groupBy(scheduleDays.shiftId);
  return new Map(rows.map(({ id, rows: counted }) => [id, counted]));
}

/** On how many days of employees a shift is rostered, published or as a draft, by the id of the shift. */
export async function countRosterEntries(db: Db): Promise<Map<number, number>> {
  const published = db
    .select({
      id: rosterEntries.shiftId,
      employeeId: rosterEntries.employeeId,
      date: rosterEntries.date,
    })
    .from(rosterEntries)
    .where(isNotNull(rosterEntries.shiftId));
  const drafted = db
    .select({
      id: rosterDrafts.shiftId,
      employeeId: rosterDrafts.employeeId,
      date: rosterDrafts.date,
    })
    .from(rosterDrafts)
    .where(isNotNull(rosterDrafts.shiftId));
  const days = union(published, drafted).as('days');
  const rows = await db.select({ id: days.id, rows: count() }).from(days).groupBy(days.id);
  return new Map(rows.map(({ id, rows: counted }) => [id ?? 0, counted]));
}

/** The work schedules that have a shift, by name. */
export async function findSchedulesOf(db: Db, shiftId: number) {
  return db
    .select({ id: workSchedules.id, name: workSchedules.name })
    .from(workSchedules)
    .innerJoin(scheduleDays, eq(scheduleDays.scheduleId, workSchedules.id))
    .where(eq(scheduleDays.shiftId, shiftId))
    .groupBy(workSchedules.id, workSchedules.name)
    .orderBy(asc(workSchedules.name));
}

export async function insertShift(tx: Db, row: NewShift): Promise<ShiftRow> {
  const [inserted] = await tx.insert(shifts).values(row).returning();
  return inserted as ShiftRow;
}

export async function saveShift(
  tx: Db,
  { id, version: _version, ...values }: ShiftRow,
): Promise<ShiftRow> {
  const [saved] = await tx
    .update(shifts)
    .set({ ...values, version: sql`${shifts.version} + 1` })
    .where(eq(shifts.id, id))
    .returning();
  return saved as ShiftRow;
}

export async function removeShift(tx: Db, id: number): Promise<void> {
  await tx.delete(shifts).where(eq(shifts.id, id));
}
