import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  inArray,
  isNotNull,
  min,
  or,
  sql,
} from '../../core/db/drizzle.ts';
import { departments } from '../../core/db/tables/company.ts';
import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { assignments, holidayCalendars, workSchedules } from '../../core/db/tables/plans.ts';
import { timePolicies } from '../../core/db/tables/time-policies.ts';
import { toLimitOffset } from '../../core/page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { membersOf, type Scope } from '../ranges/scope.ts';

export type PlanKind = 'assignments' | 'policies';

/** A scope with what it is named by. */
export interface ScopeName {
  readonly scope: string;
  readonly department: string | null;
  readonly employee: {
    readonly code: string;
    readonly firstName: string;
    readonly middleName: string | null;
    readonly lastName: string | null;
  } | null;
}

const TABLES = { assignments, policies: timePolicies };
const EMPLOYEE = {
  code: employees.employeeCode,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
};

/** One page of the scopes that have rows, the company first, then departments and employees by name; and their number. */
export async function findScopePage(db: Db, what: PlanKind, page: number) {
  const table = TABLES[what];
  const { limit, offset } = toLimitOffset(page);
  const rows = await db
    .select({
      scope: table.scopeKey,
      id: sql`${min(table.id)}`.mapWith(Number),
      entries: count(),
      department: departments.name,
      employee: EMPLOYEE,
    })
    .from(table)
    .leftJoin(departments, eq(departments.id, table.departmentId))
    .leftJoin(employees, eq(employees.id, table.employeeId))
    .groupBy(table.scopeKey, departments.id, employees.id)
    .orderBy(
      sql`${isNotNull(employees.id)}`,
      sql`${isNotNull(departments.id)}`,
      asc(departments.name),
      ...BY_NAME,
      asc(table.scopeKey),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: countDistinct(table.scopeKey) }).from(table);
  return { rows, total: counted?.total ?? 0 };
}

/** The names of departments and employees; no row for the company. */
export async function findScopeNames(db: Db, keys: readonly string[]): Promise<ScopeName[]> {
  const idsOf = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : []));
  const ofDepartments = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(inArray(departments.id, idsOf('department')));
  const ofEmployees = await db
    .select({ id: employees.id, ...EMPLOYEE })
    .from(employees)
    .where(inArray(employees.id, idsOf('employee')));
  return [
    ...ofDepartments.map(({ id, name }) => ({
      scope: `department:${id}`,
      department: name,
      employee: null,
    })),
    ...ofEmployees.map(({ id, ...employee }) => ({
      scope: `employee:${id}`,
      department: null,
      employee,
    })),
  ];
}

/** The assignments of scopes on a date. */
export async function findAssignmentsOn(db: Db, keys: readonly string[], date: string) {
  return db
    .select({
      scopeKey: assignments.scopeKey,
      valid: assignments.valid,
      scheduleId: assignments.scheduleId,
      scheduleName: workSchedules.name,
      calendarId: assignments.calendarId,
      calendarName: holidayCalendars.name,
      zone: assignments.zone,
    })
    .from(assignments)
    .leftJoin(workSchedules, eq(workSchedules.id, assignments.scheduleId))
    .leftJoin(holidayCalendars, eq(holidayCalendars.id, assignments.calendarId))
    .where(
      sql`${inArray(assignments.scopeKey, [...keys])} AND ${assignments.valid} @> ${date}::date`,
    );
}

/** The time policies of scopes on a date. */
export async function findPoliciesOn(db: Db, keys: readonly string[], date: string) {
  return db
    .select({
      scopeKey: timePolicies.scopeKey,
      valid: timePolicies.valid,
      id: timePolicies.id,
      name: timePolicies.name,
    })
    .from(timePolicies)
    .where(
      sql`${inArray(timePolicies.scopeKey, [...keys])} AND ${timePolicies.valid} @> ${date}::date`,
    );
}

/** The closed periods with days of a scope in a range, the oldest first, and how many days of how many employees these are. */
export async function findClosedPeriods(db: Db, scope: Scope, { from, until }: ValidDates) {
  const { rows } = await db.execute<{ from: string; to: string; days: number }>(sql`
    SELECT p.from_date::text AS "from", p.to_date::text AS "to", count(*)::integer AS days
    FROM period_days d JOIN periods p ON p.id = d.period_id AND p.reopened_at IS NULL
    JOIN employees e ON e.employee_code = d.employee_code
    WHERE daterange(p.from_date, p.to_date, '[]') && daterange(${from}::date, ${until}::date)
      AND daterange(${from}::date, ${until}::date) @> d.work_date AND ${belongsOn(scope)}
    GROUP BY p.id ORDER BY p.from_date, p.id`);
  return rows;
}

/** The closed days of an employee in a range. */
export async function findClosedDates(
  db: Db,
  employeeId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ date: string }>(sql`
    SELECT d.work_date::text AS date FROM period_days d
    JOIN periods p ON p.id = d.period_id AND p.reopened_at IS NULL
    JOIN employees e ON e.employee_code = d.employee_code
    WHERE e.id = ${employeeId} AND d.work_date BETWEEN ${from}::date AND ${to}::date`);
  return new Set(rows.map(({ date }) => date));
}

/** How many departments and employees within a scope have rows of their own in a range: with one of the columns, if any are given. */
export async function countNarrower(
  db: Db,
  { what, columns }: { readonly what: PlanKind; readonly columns: readonly string[] },
  scope: Scope,
  valid: ValidDates,
) {
  if (scope.kind === 'employee') return { departments: 0, employees: 0 };
  const table = TABLES[what];
  const sets = columns.map((column) => sql`${table}.${sql.identifier(column)} IS NOT NULL`);
  const own = and(
    sql`${table.valid} && daterange(${valid.from}::date, ${valid.until}::date)`,
    sets.length > 0 ? or(...sets) : undefined,
  );
  const [ofEmployees] = await db
    .select({ count: countDistinct(employees.id) })
    .from(employees)
    .innerJoin(table, eq(table.employeeId, employees.id))
    .where(and(membersOf(db, scope, valid), own));
  const [ofDepartments] = await db
    .select({ count: countDistinct(table.departmentId) })
    .from(table)
    .where(and(own, scope.kind === 'company' ? undefined : sql`false`));
  return { departments: ofDepartments?.count ?? 0, employees: ofEmployees?.count ?? 0 };
}

/** SQL condition: the closed day `d` of the employee `e` is one of the scope. */
function belongsOn({ departmentId, employeeId }: Scope): SQL {
  if (employeeId !== null) return sql`e.id = ${employeeId}`;
  if (departmentId === null) return sql`true`;
  return sql`EXISTS (SELECT 1 FROM employee_terms t WHERE t.employee_id = e.id
    AND t.department_id = ${departmentId} AND t.valid @> d.work_date)`;
}
