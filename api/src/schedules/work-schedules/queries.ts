import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, eq, inArray, isNotNull, sql } from '../../core/db/drizzle.ts';
import { assignments, scheduleDays, workSchedules } from '../../core/db/tables/plans.ts';

export type ScheduleRow = typeof workSchedules.$inferSelect;
type Day = typeof scheduleDays.$inferSelect;

export async function findAllSchedules(db: Db): Promise<ScheduleRow[]> {
  return db.select().from(workSchedules).orderBy(asc(workSchedules.name), asc(workSchedules.id));
}

/** The shifts of the days of all schedules, in order. */
export async function findAllDays(db: Db): Promise<Day[]> {
  return db
    .select()
    .from(scheduleDays)
    .orderBy(asc(scheduleDays.dayIndex), asc(scheduleDays.position));
}

/** How many assignments have a schedule, by the id of the schedule. */
export async function countAssignments(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: assignments.scheduleId, rows: count() })
    .from(assignments)
    .where(isNotNull(assignments.scheduleId))
    .groupBy(assignments.scheduleId);
  return new Map(rows.map(({ id, rows: counted }) => [id ?? 0, counted]));
}

export async function insertSchedule(
  tx: Db,
  row: Omit<ScheduleRow, 'id' | 'version'>,
): Promise<ScheduleRow> {
  const [inserted] = await tx.insert(workSchedules).values(row).returning();
  return inserted as ScheduleRow;
}

export async function saveSchedule(
  tx: Db,
  { id, version: _version, ...values }: ScheduleRow,
): Promise<ScheduleRow> {
  const [saved] = await tx
    .update(workSchedules)
    .set({ ...values, version: sql`${workSchedules.version} + 1` })
    .where(eq(workSchedules.id, id))
    .returning();
  return saved as ScheduleRow;
}

/** Replaces days of a schedule, by their indexes: none of the others is written. */
export async function replaceDays(
  tx: Db,
  scheduleId: number,
  days: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  if (days.size === 0) return;
  await tx
    .delete(scheduleDays)
    .where(
      and(
        eq(scheduleDays.scheduleId, scheduleId),
        inArray(scheduleDays.dayIndex, [...days.keys()]),
      ),
    );
  const rows = [...days].flatMap(([dayIndex, shifts]) =>
    shifts.map((shiftId, position) => ({ scheduleId, dayIndex, position, shiftId })),
  );
  if (rows.length > 0) await tx.insert(scheduleDays).values(rows);
}

export async function removeSchedule(tx: Db, id: number): Promise<void> {
  await tx.delete(workSchedules).where(eq(workSchedules.id, id));
}
