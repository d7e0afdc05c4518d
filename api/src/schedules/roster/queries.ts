import type { Days, Whose } from '../../attendance/plans/find-plans.ts';
import type { RosterRows } from '../../attendance/plans/load-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { rosterDrafts, rosterEntries, shifts } from '../../core/db/tables/plans.ts';

/** Closed days of employees in a range, as `ID DATE`. */
export async function findClosedDates(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
): Promise<ReadonlySet<string>> {
  if (employeeIds.length === 0) return new Set();
  const ids = sql.join(
    employeeIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number; date: string }>(sql`
    SELECT employee.id, day::date::text AS date
    FROM periods AS p
    CROSS JOIN unnest(ARRAY[${ids}]) AS employee (id)
    CROSS JOIN generate_series(greatest(p.from_date, ${from}::date)::timestamp,
      least(p.to_date, ${to}::date)::timestamp, '1 day') AS day
    WHERE p.reopened_at IS NULL AND (closed_period(employee.id, day::date, day::date)).id IS NOT NULL`);
  return new Set(rows.map(({ id, date }) => `${id} ${date}`));
}

/** Colours of shifts, by id. */
export async function findShiftColours(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: shifts.id, colour: shifts.colour })
    .from(shifts)
    .where(inArray(shifts.id, [...ids]));
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}

/** Approved and pending leaves of employees that overlap a range. */
export async function findBlockingLeaves(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
) {
  return db
    .select({
      employeeId: leaves.employeeId,
      type: leaves.type,
      status: leaves.status,
      startDate: leaves.startDate,
      endDate: leaves.endDate,
    })
    .from(leaves)
    .where(
      and(
        inArray(leaves.employeeId, [...employeeIds]),
        inArray(leaves.status, ['Approved', 'Pending']),
        lte(leaves.startDate, to),
        gte(leaves.endDate, from),
      ),
    );
}

/** What is not published yet, in the order of date and position. */
export async function findDraftRows(db: Db, whose: Whose, { from, to }: Days) {
  return db
    .select()
    .from(rosterDrafts)
    .where(
      and(
        whose === 'all' ? undefined : inArray(rosterDrafts.employeeId, [...whose]),
        gte(rosterDrafts.date, from),
        lte(rosterDrafts.date, to),
      ),
    )
    .orderBy(asc(rosterDrafts.date), asc(rosterDrafts.position));
}

/** The roster entries as they will be once every draft is published. */
export async function withDrafts(
  db: Db,
  whose: Whose,
  days: Days,
  published: RosterRows,
): Promise<RosterRows> {
  const drafts = await findDraftRows(db, whose, days);
  const drafted = new Set(drafts.map(({ employeeId, date }) => `${employeeId} ${date}`));
  return [
    ...published.filter(({ employeeId, date }) => !drafted.has(`${employeeId} ${date}`)),
    ...drafts.filter(({ isAsScheduled }) => !isAsScheduled),
  ];
}

/** The employees who have drafts in a range. */
export async function findDraftingIds(db: Db, { from, to }: Days): Promise<number[]> {
  const rows = await db
    .select({ id: rosterDrafts.employeeId })
    .from(rosterDrafts)
    .where(and(gte(rosterDrafts.date, from), lte(rosterDrafts.date, to)))
    .groupBy(rosterDrafts.employeeId);
  return rows.map(({ id }) => id);
}

/** The shifts of a day, none for a day off; null: those of the schedule. */
interface DayRows {
  readonly employeeId: number;
  readonly date: string;
  readonly shiftIds: readonly number[] | null;
  readonly reason: string | null;
}

type Table = typeof rosterDrafts | typeof rosterEntries;

/** Deletes what these days have in a table. */
export async function removeDays(
  tx: Db,
  table: Table,
  days: readonly { readonly employeeId: number; readonly date: string }[],
): Promise<void> {
  const byEmployee = Map.groupBy(days, ({ employeeId }) => employeeId);
  for (const [employeeId, own] of byEmployee) {
    const dates = own.map(({ date }) => date);
    await tx.delete(table).where(and(eq(table.employeeId, employeeId), inArray(table.date, dates)));
  }
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_PER_INSERT = 2000;

export async function insertDrafts(
  tx: Db,
  days: readonly DayRows[],
  revision: number,
): Promise<void> {
  const rows = days.flatMap((day) =>
    rowsOf(day).map((row) => ({ ...row, revision, isAsScheduled: day.shiftIds === null })),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx.insert(rosterDrafts).values(rows.slice(at, at + ROWS_PER_INSERT));
  }
}

/** Inserts roster entries; a day with those of the schedule has none. */
export async function insertEntries(tx: Db, days: readonly DayRows[]): Promise<void> {
  const rows = days.filter(({ shiftIds }) => shiftIds !== null).flatMap(rowsOf);
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx.insert(rosterEntries).values(rows.slice(at, at + ROWS_PER_INSERT));
  }
}

/** One row for each shift; without shifts one row. */
function rowsOf({ employeeId, date, shiftIds, reason }: DayRows) {
  const ids = shiftIds !== null && shiftIds.length > 0 ? shiftIds : [null];
  return ids.map((shiftId, position) => ({ employeeId, date, position, shiftId, reason }));
}

/** A number that no other change of drafts has. */
export async function nextRevision(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ revision: string }>(
    sql`SELECT nextval('roster_revisions') AS revision`,
  );
  return Number(rows[0]?.revision);
}
