import type { DayFigures } from '../../attendance/days/day.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { periods, timeAdjustments } from '../../core/db/tables/periods.ts';
import { overtime } from '../../core/db/tables/time-policies.ts';
import type { PeriodRange } from './queries.ts';

/** The figures of a closed day, with what was decided about it. Whole minutes. */
export interface PeriodFigures extends DayFigures {
  /** Adjustments posted on the day. */
  readonly adjustmentMin: number;
  /** Approved overtime of all buckets but `night`, which is an additional figure. */
  readonly overtimeMin: number;
  /** Approved overtime by bucket. */
  readonly overtime: Readonly<Record<string, number>>;
}

/**
 * Waits for all changes of time logs, breaks, leaves, overtime and adjustments that are running, and holds back new ones until the
 * transaction ends, so that none of them is lost between the lock of a period and its figures.
 */
export async function lockClosing(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(closing_key())`);
}

export async function insertPeriod(
  tx: Db,
  { from, to, scope }: PeriodRange,
  closed: { readonly closedBy: number; readonly closedAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(periods)
    .values({ fromDate: from, toDate: to, scopeKey: scope, ...closed })
    .returning({ id: periods.id });
  if (!row) throw new Error('the database returned no id');
  return row.id;
}

/** Inserts closed days. One parameter, however many there are. */
export async function insertPeriodDays(
  tx: Db,
  periodId: number,
  days: readonly {
    readonly code: string;
    readonly date: string;
    readonly figures: PeriodFigures;
  }[],
): Promise<void> {
  if (days.length === 0) return;
  await tx.execute(sql`INSERT INTO period_days (period_id, employee_code, work_date, figures)
    SELECT ${periodId}, d.code, d.date, d.figures
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS d (code text, date date, figures jsonb)`);
}

/** Adjustments and approved overtime of employees in a range, by day. */
export async function findExtras(db: Db, employeeIds: readonly number[], { from, to }: Days) {
  const adjustments = await db
    .select({
      employeeId: timeAdjustments.employeeId,
      date: timeAdjustments.postedDate,
      minutes: timeAdjustments.minutes,
    })
    .from(timeAdjustments)
    .where(
      and(
        inArray(timeAdjustments.employeeId, [...employeeIds]),
        gte(timeAdjustments.postedDate, from),
        lte(timeAdjustments.postedDate, to),
      ),
    );
  const approved = await db
    .select({
      employeeId: overtime.employeeId,
      date: overtime.date,
      bucket: overtime.bucket,
      minutes: overtime.minutes,
    })
    .from(overtime)
    .where(
      and(
        inArray(overtime.employeeId, [...employeeIds]),
        eq(overtime.state, 'approved'),
        gte(overtime.date, from),
        lte(overtime.date, to),
      ),
    );
  const keyOf = (employeeId: number, date: string) => `${employeeId} ${date}`;
  const byDay = <T extends { employeeId: number; date: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ employeeId, date }) => keyOf(employeeId, date));
  const [adjusted, overtimes] = [byDay(adjustments), byDay(approved)];
  return {
    of(employeeId: number, date: string): Omit<PeriodFigures, keyof DayFigures> {
      const entries = overtimes.get(keyOf(employeeId, date)) ?? [];
      const total = (rows: readonly { readonly minutes: number }[]) =>
        rows.reduce((sum, { minutes }) => sum + minutes, 0);
      return {
        adjustmentMin: total(adjusted.get(keyOf(employeeId, date)) ?? []),
        overtimeMin: total(entries.filter(({ bucket }) => bucket !== 'night')),
        overtime: Object.fromEntries(entries.map(({ bucket, minutes }) => [bucket, minutes])),
      };
    },
  };
}
