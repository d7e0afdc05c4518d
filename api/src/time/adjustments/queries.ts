import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { alias, and, count, desc, eq, gte, lte, not, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import { toLimitOffset } from '../../core/page.ts';

const creator = alias(employees, 'creator');

/** Filter of adjustments by the date on which they are posted, both ends included. */
export interface AdjustmentFilter {
  readonly employeeId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Id of a period whose figures include them. */
  readonly postedIn?: number | undefined;
  /** Id of a period with the day that they are about, but not the day on which they are posted. */
  readonly about?: number | undefined;
}

const ROW = {
  id: timeAdjustments.id,
  employeeId: timeAdjustments.employeeId,
  forDate: timeAdjustments.forDate,
  postedDate: timeAdjustments.postedDate,
  kind: timeAdjustments.kind,
  minutes: timeAdjustments.minutes,
  reason: timeAdjustments.reason,
  createdAt: timeAdjustments.createdAt,
  employeeCode: employees.employeeCode,
  employee: {
    firstName: employees.firstName,
    middleName: employees.middleName,
    lastName: employees.lastName,
  },
  creator: {
    firstName: creator.firstName,
    middleName: creator.middleName,
    lastName: creator.lastName,
  },
};

export type AdjustmentRow = NonNullable<Awaited<ReturnType<typeof findAdjustment>>>;

function selectAdjustments(db: Db) {
  return db
    .select(ROW)
    .from(timeAdjustments)
    .innerJoin(employees, eq(employees.id, timeAdjustments.employeeId))
    .leftJoin(creator, eq(creator.id, timeAdjustments.createdBy));
}

/** One page of adjustments, the latest first, and their number. */
export async function findAdjustmentPage(db: Db, filter: AdjustmentFilter, page: number) {
  const { limit, offset } = toLimitOffset(page);
  const rows = await selectAdjustments(db)
    .where(matching(filter))
    .orderBy(desc(timeAdjustments.postedDate), desc(timeAdjustments.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(timeAdjustments)
    .innerJoin(employees, eq(employees.id, timeAdjustments.employeeId))
    .where(matching(filter));
  return { rows, total: counted?.total ?? 0 };
}

export async function findAdjustment(db: Db, id: number) {
  const [found] = await selectAdjustments(db).where(eq(timeAdjustments.id, id));
  return found;
}

export async function removeAdjustment(tx: Db, id: number): Promise<void> {
  await tx.delete(timeAdjustments).where(eq(timeAdjustments.id, id));
}

function matching(filter: AdjustmentFilter): SQL | undefined {
  const { employeeId, from, to, postedIn, about } = filter;
  return and(
    employeeId === undefined ? undefined : eq(timeAdjustments.employeeId, employeeId),
    from === undefined ? undefined : gte(timeAdjustments.postedDate, from),
    to === undefined ? undefined : lte(timeAdjustments.postedDate, to),
    postedIn === undefined ? undefined : isClosedIn(postedIn, sql`${timeAdjustments.postedDate}`),
    about === undefined
      ? undefined
      : and(
          isClosedIn(about, sql`${timeAdjustments.forDate}`),
          not(isClosedIn(about, sql`${timeAdjustments.postedDate}`)),
        ),
  );
}

/** Whether a period has the employee's figures of a date. */
const isClosedIn = (periodId: number, date: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM period_days d WHERE d.period_id = ${periodId}
    AND d.employee_code = ${employees.employeeCode} AND d.work_date = ${date})`;
