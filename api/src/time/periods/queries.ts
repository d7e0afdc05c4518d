import { addDays, type CompanyZone, offsetAt } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import { PERSON } from '../../attendance/days/find-days.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNull,
  lt,
  lte,
  or,
  sql,
} from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { periods } from '../../core/db/tables/periods.ts';
import { toLimitOffset } from '../../core/page.ts';

/** A period that is to be closed, or has been. */
export interface PeriodRange extends Days {
  /** `company` or `department:3`. */
  readonly scope: string;
}

const closer = alias(employees, 'closer');
const reopener = alias(employees, 'reopener');
const ROW = {
  id: periods.id,
  from: periods.fromDate,
  to: periods.toDate,
  scope: periods.scopeKey,
  department: sql<
    string | null
  >`(SELECT name FROM departments d WHERE ${periods.scopeKey} = 'department:' || d.id)`,
  closedAt: periods.closedAt,
  reopenedAt: periods.reopenedAt,
  reopenReason: periods.reopenReason,
  closedBy: {
    firstName: closer.firstName,
    middleName: closer.middleName,
    lastName: closer.lastName,
  },
  reopenedBy: {
    firstName: reopener.firstName,
    middleName: reopener.middleName,
    lastName: reopener.lastName,
  },
  employees:
    sql`(SELECT count(DISTINCT employee_code) FROM period_days d WHERE d.period_id = ${periods.id})`.mapWith(
      Number,
    ),
};

export type PeriodRecord = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

function selectPeriods(db: Db) {
  return db
    .select(ROW)
    .from(periods)
    .leftJoin(closer, eq(closer.id, periods.closedBy))
    .leftJoin(reopener, eq(reopener.id, periods.reopenedBy));
}

/** One page of periods, the latest first, and their number. */
export async function findPeriodPage(db: Db, page: number) {
  const { limit, offset } = toLimitOffset(page);
  const rows = await selectPeriods(db)
    .orderBy(desc(periods.fromDate), desc(periods.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(periods);
  return { rows, total: counted?.total ?? 0 };
}

export async function findPeriod(db: Db, id: number) {
  const [found] = await selectPeriods(db).where(eq(periods.id, id));
  return found;
}

/** What a period covers, without its people; undefined when there is none. */
export async function findPeriodScope(db: Db, id: number) {
  const { from, to, department, reopenedAt } = ROW;
  const [found] = await db
    .select({ from, to, department, reopenedAt })
    .from(periods)
    .where(eq(periods.id, id));
  return found;
}

/** Locks a period until the transaction ends; undefined when there is none. */
export async function lockPeriod(tx: Db, id: number) {
  const [found] = await tx.select().from(periods).where(eq(periods.id, id)).for('update');
  return found;
}

/** A closed period that shares days with a range: of the same scope, or one of them of the whole company. */
export async function findOverlapping(db: Db, { from, to, scope }: PeriodRange) {
  const sameScope =
    scope === 'company'
      ? undefined
      : or(eq(periods.scopeKey, scope), eq(periods.scopeKey, 'company'));
  const [found] = await db
    .select({ from: periods.fromDate, to: periods.toDate })
    .from(periods)
    .where(
      and(
        isNull(periods.reopenedAt),
        lte(periods.fromDate, to),
        gte(periods.toDate, from),
        sameScope,
      ),
    )
    .orderBy(asc(periods.fromDate))
    .limit(1);
  return found;
}

export async function departmentExists(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM departments WHERE id = ${id}`);
  return rows.length > 0;
}

/** SQL condition: employees of a period, who were employed on one of its days or have a time log or an adjustment there. */
function inPeriod({ from, to, scope }: PeriodRange, zone: CompanyZone): SQL | undefined {
  const nextDay = new Date(startOfDay(addDays(to, 1), zone));
  return and(
    or(
      and(
        sql`${employees.isActive} IS NOT NULL`,
        or(
          and(isNull(employees.joiningDate), lt(employees.createdAt, nextDay)),
          lte(employees.joiningDate, to),
        ),
        sql`coalesce(${employees.exitDate}, ${employees.inactiveSince}, ${from}::date) >= ${from}::date`,
      ),
      sql`EXISTS (SELECT 1 FROM time_logs l WHERE l.employee_id = ${employees.id} AND NOT l.is_superseded
        AND l.work_date BETWEEN ${from}::date AND ${to}::date)`,
      sql`EXISTS (SELECT 1 FROM time_adjustments a WHERE a.employee_id = ${employees.id}
        AND a.posted_date BETWEEN ${from}::date AND ${to}::date)`,
    ),
    scope === 'company'
      ? undefined
      : sql`EXISTS (SELECT 1 FROM employee_terms t WHERE t.employee_id = ${employees.id}
          AND 'department:' || t.department_id = ${scope}
          AND t.valid && daterange(${from}::date, ${to}::date, '[]'))`,
  );
}

/** The employees of a period in the order of their ids. */
export async function findPeopleOfPeriod(
  { tx, zone }: { readonly tx: Db; readonly zone: CompanyZone },
  range: PeriodRange,
) {
  return tx.select(PERSON).from(employees).where(inPeriod(range, zone)).orderBy(asc(employees.id));
}

/**
 * Employees of a period with a day from a date on that is neither stored nor closed: it is not settled, or has been since the job
 * stored days.
 */
export async function findUnstored(
  { tx, zone }: { readonly tx: Db; readonly zone: CompanyZone },
  range: PeriodRange,
  from: string,
) {
  const ofScope =
    range.scope === 'company'
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM employee_terms t WHERE t.employee_id = ${employees.id}
          AND t.valid @> day::date AND 'department:' || t.department_id = ${range.scope})`;
  const isUnstored = sql`EXISTS (
    SELECT 1 FROM generate_series(${from}::date, ${range.to}::date, '1 day') AS day WHERE ${ofScope}
      AND NOT EXISTS (SELECT 1 FROM attendance_days a WHERE a.employee_id = ${employees.id} AND a.work_date = day)
      AND NOT EXISTS (SELECT 1 FROM period_days d JOIN periods p ON p.id = d.period_id AND p.reopened_at IS NULL
        WHERE d.employee_code = ${employees.employeeCode} AND d.work_date = day))`;
  return tx
    .select(PERSON)
    .from(employees)
    .where(and(inPeriod(range, zone), isUnstored))
    .orderBy(asc(employees.id));
}

export async function countPeopleOfPeriod(
  { tx, zone }: { readonly tx: Db; readonly zone: CompanyZone },
  range: PeriodRange,
): Promise<number> {
  const [counted] = await tx.select({ rows: count() }).from(employees).where(inPeriod(range, zone));
  return counted?.rows ?? 0;
}

/** The instant at which a day `YYYY-MM-DD` begins. */
function startOfDay(date: string, zone: CompanyZone): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  return utc - offsetAt(utc - offsetAt(utc, zone), zone);
}
