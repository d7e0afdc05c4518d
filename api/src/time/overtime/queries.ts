import type { OVERTIME_SORTS, OvertimeEntryBody } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { alias, and, asc, count, desc, eq, gte, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { type OvertimeState, overtime } from '../../core/db/tables/time-policies.ts';
import { orderedBy, type Sorting } from '../../core/lists/order.ts';
import { COUNT_LIMIT, cappedTotal } from '../../core/page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matching as matchingEmployees } from '../../employees/filter.ts';

const decider = alias(employees, 'decider');

/** Filter of overtime; an absent field matches all. Dates include both ends. */
export interface OvertimeFilter {
  readonly state?: OvertimeState | undefined;
  readonly bucket?: OvertimeEntryBody['bucket'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

const ROW = {
  employeeId: overtime.employeeId,
  date: overtime.date,
  weekStart: overtime.weekStart,
  weekMins:
    sql`(SELECT coalesce(sum(w.minutes), 0) FROM overtime w WHERE w.employee_id = ${overtime.employeeId}
    AND w.week_start = ${overtime.weekStart} AND w.bucket <> 'night')`.mapWith(Number),
  bucket: overtime.bucket,
  minutes: overtime.minutes,
  state: overtime.state,
  deciderId: overtime.decidedBy,
  decidedAt: overtime.decidedAt,
  reason: overtime.reason,
  isClosed:
    sql`(closed_period(${overtime.employeeId}, ${overtime.date}, ${overtime.date})).id IS NOT NULL`.mapWith(
      Boolean,
    ),
  employeeCode: employees.employeeCode,
  department: employees.department,
  employee: {
    firstName: employees.firstName,
    middleName: employees.middleName,
    lastName: employees.lastName,
  },
  decider: {
    firstName: decider.firstName,
    middleName: decider.middleName,
    lastName: decider.lastName,
  },
};

export type OvertimeRow = Awaited<ReturnType<typeof findOvertimePage>>['rows'][number];

/** Which page of overtime, and in which order. */
export interface OvertimePage extends Sorting<(typeof OVERTIME_SORTS)[number]> {
  readonly page: number;
  readonly pageSize: number;
}

const LATEST_FIRST = [desc(overtime.date), desc(overtime.employeeId), asc(overtime.bucket)];

/** `ORDER BY` of a page; overtime of the same date, employee or minutes is in a fixed order. */
function orderOf({ sort, order }: OvertimePage): SQL[] {
  if (sort === 'employee') {
    const byDay = [asc(employees.id), asc(overtime.date), asc(overtime.bucket)];
    return [...orderedBy(BY_NAME, order), ...byDay];
  }
  if (sort === 'minutes') {
    return [...orderedBy([sql`${overtime.minutes}`], order), ...LATEST_FIRST];
  }
  if (order !== 'asc') return LATEST_FIRST;
  return [asc(overtime.date), asc(overtime.employeeId), asc(overtime.bucket)];
}

/** One page of overtime and its number, counted up to the limit of lists. */
export async function findOvertimePage(db: Db, filter: OvertimeFilter, slice: OvertimePage) {
  const { page, pageSize } = slice;
  const rows = await db
    .select(ROW)
    .from(overtime)
    .innerJoin(employees, eq(employees.id, overtime.employeeId))
    .leftJoin(decider, eq(decider.id, overtime.decidedBy))
    .where(matching(filter))
    .orderBy(...orderOf(slice))
    .limit(pageSize)
    .offset(page * pageSize);
  const counted = db
    .select({ one: sql`1` })
    .from(overtime)
    .innerJoin(employees, eq(employees.id, overtime.employeeId))
    .where(matching(filter))
    .limit(COUNT_LIMIT + 1)
    .as('counted');
  const [total] = await db.select({ rows: count() }).from(counted);
  return { rows, ...cappedTotal(total?.rows ?? 0) };
}

/** Overtime in the order of an export. */
export type OvertimePosition = Pick<OvertimeRow, 'date' | 'employeeId' | 'bucket'>;

/** The next overtime after a position, by date, employee and kind. */
export async function findOvertimeAfter(
  db: Db,
  filter: OvertimeFilter,
  after: OvertimePosition | null,
  limit: number,
) {
  const isAfter =
    after &&
    sql`(${overtime.date}, ${overtime.employeeId}, ${overtime.bucket})
      > (${after.date}::date, ${after.employeeId}::integer, ${after.bucket})`;
  return db
    .select(ROW)
    .from(overtime)
    .innerJoin(employees, eq(employees.id, overtime.employeeId))
    .leftJoin(decider, eq(decider.id, overtime.decidedBy))
    .where(and(matching(filter), isAfter ?? undefined))
    .orderBy(asc(overtime.date), asc(overtime.employeeId), asc(overtime.bucket))
    .limit(limit);
}

function matching({
  state,
  bucket,
  from,
  to,
  search,
  department,
}: OvertimeFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : eq(overtime.state, state),
    bucket === undefined ? undefined : eq(overtime.bucket, bucket),
    from === undefined ? undefined : gte(overtime.date, from),
    to === undefined ? undefined : lte(overtime.date, to),
    matchingEmployees({ search, department }),
  );
}

/** Entries as they are stored, locked until the transaction ends. */
export async function lockOvertime(
  tx: Db,
  keys: readonly { readonly employeeId: number; readonly date: string; readonly bucket: string }[],
) {
  return tx
    .select()
    .from(overtime)
    .where(isOneOf(keys))
    .orderBy(overtime.employeeId, overtime.date, overtime.bucket)
    .for('update');
}

export async function saveDecision(
  tx: Db,
  keys: Parameters<typeof lockOvertime>[1],
  decision: Pick<typeof overtime.$inferInsert, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<void> {
  await tx.update(overtime).set(decision).where(isOneOf(keys));
}

function isOneOf(keys: Parameters<typeof lockOvertime>[1]): SQL {
  const values = keys.map(
    ({ employeeId, date, bucket }) => sql`(${employeeId}::integer, ${date}::date, ${bucket})`,
  );
  return sql`(${overtime.employeeId}, ${overtime.date}, ${overtime.bucket}) IN (${sql.join(values, sql`, `)})`;
}
