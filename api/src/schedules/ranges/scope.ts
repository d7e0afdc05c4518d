import { addDays } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { invalid } from '../../commands/read-time.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, eq, exists, isNotNull, isNull, or, sql } from '../../core/db/drizzle.ts';
import { departments } from '../../core/db/tables/company.ts';
import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { employeeTerms } from '../../core/db/tables/employee-terms.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { assignments, type ScopeKind } from '../../core/db/tables/plans.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { lockSettings } from '../changes/change.ts';

/** Who has an assignment or a policy. */
export interface Scope {
  readonly kind: ScopeKind;
  /** `company`, `department:3` or `employee:12`. */
  readonly key: string;
  readonly departmentId: number | null;
  readonly employeeId: number | null;
  /** For the audit. */
  readonly employee?: { readonly id: number; readonly code: string };
}

/**
 * The scope of a key that the contract accepts; undefined when there is no such department or employee.
 */
async function findScope(db: Db, key: string): Promise<Scope | undefined> {
  const [kind, text] = key.split(':') as [ScopeKind, string?];
  const id = Number(text);
  if (kind === 'company') return { kind, key, departmentId: null, employeeId: null };
  if (kind === 'department') {
    const rows = await db.select().from(departments).where(eq(departments.id, id));
    return rows.length > 0 ? { kind, key, departmentId: id, employeeId: null } : undefined;
  }
  const [found] = await db
    .select({ id: employees.id, code: employees.employeeCode })
    .from(employees)
    .where(eq(employees.id, id));
  return found && { kind, key, departmentId: null, employeeId: id, employee: found };
}

/** @throws ApiError `not_found` when there is no such department or employee. */
export async function readScope(db: Db, key: string): Promise<Scope> {
  const scope = await findScope(db, key);
  if (!scope) throw new ApiError('not_found', NO_SUCH_SCOPE);
  return scope;
}

/**
 * Locks what a scope has until the transaction ends.
 * @throws ApiError `invalid` when there is no such department or employee.
 */
export async function lockScope(command: { readonly tx: Db }, key: string): Promise<Scope> {
  await lockSettings(command);
  const scope = await findScope(command.tx, key);
  if (!scope) throw invalid('scope', NO_SUCH_SCOPE);
  if (scope.employeeId !== null) await lockEmployee(command, scope.employeeId);
  return scope;
}

const NO_SUCH_SCOPE = 'There is no such department or employee.';

/** The dates of a request: its last date is included. */
export function toValidDates({
  from,
  to = null,
}: {
  readonly from: string | null;
  readonly to?: string | null | undefined;
}): ValidDates {
  if (from !== null && to !== null && to < from) {
    throw invalid('to', 'The last date must not be before the first');
  }
  return {
    from: from !== null && from > FIRST_DATE ? from : null,
    until: to !== null && to < LAST_DATE ? addDays(to, 1) : null,
  };
}

/** The first and the last date of the API: a range up to them is without end, so that none is left beyond it. */
export const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2999-12-31'] as const;

/** Dates as the API returns them: the last date is included. */
export function presentDates({ from, until }: ValidDates) {
  return { from, to: until === null ? null : addDays(until, -1) };
}

/** How many employees belong to a scope on at least one date of a range. */
export async function countEmployees(db: Db, scope: Scope, valid: ValidDates): Promise<number> {
  if (scope.kind === 'employee') return 1;
  const [counted] = await db
    .select({ rows: count() })
    .from(employees)
    .where(membersOf(db, scope, valid));
  return counted?.rows ?? 0;
}

/**
 * Some employees who belong to a scope on at least one date of a range: first those without assignments of their own, then by id.
 */
export async function findEmployees(db: Db, scope: Scope, valid: ValidDates, limit: number) {
  const ownAssignments = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(eq(assignments.employeeId, employees.id));
  return db
    .select({
      id: employees.id,
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
    })
    .from(employees)
    .where(
      scope.employeeId === null ? membersOf(db, scope, valid) : eq(employees.id, scope.employeeId),
    )
    .orderBy(exists(ownAssignments), asc(employees.id))
    .limit(limit);
}

/** SQL condition: employees who belong to the company or a department on at least one date of a range. */
export function membersOf(db: Db, { departmentId }: Scope, valid: ValidDates): SQL | undefined {
  const belongs = departmentId === null ? undefined : inDepartment(db, departmentId, valid);
  return and(employedIn(valid), belongs);
}

function employedIn({ from, until }: ValidDates): SQL | undefined {
  return and(
    isNotNull(employees.isActive),
    until === null
      ? undefined
      : or(isNull(employees.joiningDate), sql`${employees.joiningDate} < ${until}`),
    from === null
      ? undefined
      : sql`coalesce(${employees.exitDate}, ${employees.inactiveSince}, 'infinity') >= ${from}::date`,
  );
}

function inDepartment(db: Db, departmentId: number, { from, until }: ValidDates): SQL {
  const range = sql`daterange(${from}::date, ${until}::date)`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(employeeTerms)
      .where(
        and(
          eq(employeeTerms.employeeId, employees.id),
          eq(employeeTerms.departmentId, departmentId),
          sql`${employeeTerms.valid} && ${range}`,
        ),
      ),
  );
}
