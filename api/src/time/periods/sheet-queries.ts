import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, countDistinct, eq, inArray, sql } from '../../core/db/drizzle.ts';
import { periodDays } from '../../core/db/tables/periods.ts';
import type { PeriodFigures } from './figures.ts';

// Only what was copied when the period was closed: nothing here is calculated again.

const { figures } = periodDays;
const minutes = (path: SQL) => sql`coalesce(sum((${path})::integer), 0)`.mapWith(Number);
const figure = (name: string) => minutes(sql`${figures} ->> ${name}`);
const approved = (bucket: string) => minutes(sql`${figures} -> 'overtime' ->> ${bucket}`);
const days = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const status = sql`${figures} ->> 'status'`;

const SUMS = {
  workedMins: figure('workedMin'),
  breakMins: figure('breakMin'),
  expectedMins: figure('expectedMin'),
  adjustmentMins: figure('adjustmentMin'),
  lateMins: figure('lateMin'),
  overtimeMins: figure('overtimeMin'),
  daily: approved('daily'),
  weekly: approved('weekly'),
  holiday: approved('holiday'),
  night: approved('night'),
  dayOff: approved('day_off'),
  lateDays: days(sql`(${figures} ->> 'lateMin')::integer > 0`),
  present: days(sql`${status} IN ('Present', 'At work')`),
  halfDays: days(sql`${status} = 'Half-day'`),
  absent: days(sql`${status} = 'Absent'`),
  leave: days(sql`${status} = 'Leave'`),
};

/** Codes as people count: EMP-9 before EMP-10. */
const BY_CODE = [sql`length(${periodDays.employeeCode})`, asc(periodDays.employeeCode)];

/** Sums of closed days, as the database calculates them. */
export type PeriodSumsRow = Awaited<ReturnType<typeof findPeriodTotals>>;

/** One page of employees with the sums of their closed days, and how many employees there are. */
export async function findPeriodRows(
  db: Db,
  periodId: number,
  { page, pageSize: limit }: { readonly page: number; readonly pageSize: number },
) {
  const offset = page * limit;
  const rows = await selectRows(db, eq(periodDays.periodId, periodId)).limit(limit).offset(offset);
  const [counted] = await db
    .select({ total: countDistinct(periodDays.employeeCode) })
    .from(periodDays)
    .where(eq(periodDays.periodId, periodId));
  return { rows, total: counted?.total ?? 0 };
}

/** The sums of the closed days of some employees. */
export async function findRowsOf(db: Db, periodId: number, codes: readonly string[]) {
  return selectRows(db, ofEmployees(periodId, codes));
}

function selectRows(db: Db, condition: SQL | undefined) {
  return db
    .select({ employeeCode: periodDays.employeeCode, ...SUMS })
    .from(periodDays)
    .where(condition)
    .groupBy(periodDays.employeeCode)
    .orderBy(...BY_CODE);
}

/** The sums of all closed days of a period. */
export async function findPeriodTotals(db: Db, periodId: number) {
  const [totals] = await db.select(SUMS).from(periodDays).where(eq(periodDays.periodId, periodId));
  if (!totals) throw new Error('an aggregate without groups has one row');
  return totals;
}

/** The closed days of some employees, by code and date. */
export async function findDaysOf(db: Db, periodId: number, codes: readonly string[]) {
  const rows = await db
    .select({ employeeCode: periodDays.employeeCode, figures })
    .from(periodDays)
    .where(ofEmployees(periodId, codes))
    .orderBy(...BY_CODE, asc(periodDays.workDate));
  return rows as { employeeCode: string; figures: PeriodFigures }[];
}

/** The codes of all employees of a period, one by one from the index: in a large company most of its entries are skipped. */
export async function findCodes(db: Db, periodId: number): Promise<string[]> {
  const after = (code: SQL) => sql`SELECT d.employee_code FROM period_days d
    WHERE d.period_id = ${periodId} AND d.employee_code > ${code} ORDER BY d.employee_code LIMIT 1`;
  const { rows } = await db.execute<{ code: string }>(sql`
    WITH RECURSIVE codes (code) AS (
      (${after(sql`''`)})
      UNION ALL SELECT (${after(sql`codes.code`)}) FROM codes WHERE code IS NOT NULL
    )
    SELECT code FROM codes WHERE code IS NOT NULL ORDER BY length(code), code`);
  return rows.map(({ code }) => code);
}

const ofEmployees = (periodId: number, codes: readonly string[]) =>
  and(eq(periodDays.periodId, periodId), inArray(periodDays.employeeCode, [...codes]));
