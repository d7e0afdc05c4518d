import { type Overtime, weekOvertime } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { and, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { overtime } from '../../core/db/tables/time-policies.ts';
import type { CalculatedDay } from '../days/day.ts';
import type { Days } from '../plans/find-plans.ts';
import type { EmployeePlan } from '../plans/load-plans.ts';

/** A day with what its overtime depends on. */
export interface OvertimeDay {
  readonly day: CalculatedDay;
  readonly planned: EmployeePlan;
  /** A closed day: its overtime stays. */
  readonly isClosed: boolean;
}

interface Row extends Overtime {
  readonly employeeId: number;
  readonly weekStart: string;
}

/**
 * Writes the overtime of weeks (docs/working-time.md#overtime): that of settled days, and the weekly one when the week is over.
 * Entries whose minutes have not changed keep their decision; others wait for a new one. Those of closed days stay.
 * @param weeks seven days each, the oldest first, by employee.
 */
export async function writeOvertime(
  tx: Db,
  weeks: readonly { readonly employeeId: number; readonly days: readonly OvertimeDay[] }[],
): Promise<void> {
  const all = weeks.flatMap(({ employeeId, days }) =>
    days.map(({ day, isClosed }) => ({ key: `${employeeId} ${day.date}`, day, isClosed })),
  );
  const dates = all.map(({ day }) => day.date).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return;
  const ids = weeks.map(({ employeeId }) => employeeId);
  const found = await findOvertime(tx, ids, { from, to });
  const kept = new Map(found.map((row) => [keyOf(row), row]));
  const ofEmployee = Map.groupBy(found, ({ employeeId }) => employeeId);
  const rows = weeks.flatMap(({ employeeId, days }) =>
    overtimeOf(employeeId, days, ofEmployee.get(employeeId) ?? []),
  );
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  // The weeks of the employees may differ: of other weeks nothing is known.
  const open = new Set(all.filter(({ isClosed }) => !isClosed).map(({ key }) => key));
  const isOpen = ({ employeeId, date }: Row) => open.has(`${employeeId} ${date}`);
  const outdated = found.filter(
    (row) => isOpen(row) && wanted.get(keyOf(row))?.minutes !== row.minutes,
  );
  const added = rows.filter((row) => kept.get(keyOf(row))?.minutes !== row.minutes);
  await deleteOvertime(tx, outdated);
  if (added.length > 0) await tx.insert(overtime).values(added);
}

const keyOf = ({ employeeId, date, bucket }: Pick<Row, 'employeeId' | 'date' | 'bucket'>) =>
  `${employeeId} ${date} ${bucket}`;

function overtimeOf(employeeId: number, days: readonly OvertimeDay[], kept: readonly Row[]): Row[] {
  const weekStart = days[0]?.day.date;
  if (!weekStart) return [];
  const isOver = days.every(({ day }) => day.isOver);
  const known = isOver ? days : days.filter(({ day }) => day.isSettled);
  const entries = weekOvertime(
    known.map(({ day, planned }) => ({
      date: day.date,
      plan: planned.plan,
      workedMin: day.workedMin,
      nightMin: day.nightMin,
      policy: planned.policy,
    })),
    new Map(
      known
        .filter(({ isClosed }) => isClosed)
        .map(({ day: { date } }) => [date, kept.filter((row) => row.date === date)]),
    ),
  );
  return entries
    .filter(({ bucket }) => isOver || bucket !== 'weekly')
    .map((entry) => ({ ...entry, employeeId, weekStart }));
}

async function findOvertime(db: Db, employeeIds: readonly number[], { from, to }: Days) {
  return db
    .select({
      employeeId: overtime.employeeId,
      weekStart: overtime.weekStart,
      date: overtime.date,
      bucket: overtime.bucket,
      minutes: overtime.minutes,
    })
    .from(overtime)
    .where(
      and(
        inArray(overtime.employeeId, [...employeeIds]),
        gte(overtime.date, from),
        lte(overtime.date, to),
      ),
    );
}

async function deleteOvertime(tx: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map(
    ({ employeeId, date, bucket }) => sql`(${employeeId}::integer, ${date}::date, ${bucket})`,
  );
  await tx
    .delete(overtime)
    .where(
      sql`(${overtime.employeeId}, ${overtime.date}, ${overtime.bucket}) IN (${sql.join(keys, sql`, `)})`,
    );
}
