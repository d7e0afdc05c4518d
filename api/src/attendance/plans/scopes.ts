import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { memoize } from './memoize.ts';

/** A row of a scope for a range of dates. */
interface ScopedRow {
  readonly scopeKey: string;
  readonly valid: ValidDates;
}

interface Term {
  readonly employeeId: number;
  readonly valid: ValidDates;
  readonly departmentId: number | null;
}

/** What counts for which employees on a date (docs/working-time.md#plans). */
export interface Scopes {
  /**
   * The keys of an employee's scopes on a date, the narrowest first: their own if it has a row, their department's on that date, the
   * company's. It is the same array for all who have the same.
   */
  scopesOf(employeeId: number, date: string): readonly string[];
  /** Whether there is a row for the employee alone. */
  hasOwn(employeeId: number): boolean;
}

const EMPLOYEE = 'employee:';
const COMPANY = 'company';

export function contains({ from, until }: ValidDates, date: string): boolean {
  return (from === null || from <= date) && (until === null || date < until);
}

/** Finds the department of employees on a date. */
export function createTerms(terms: readonly Term[]) {
  const byEmployee = Map.groupBy(terms, ({ employeeId }) => employeeId);
  return {
    departmentOn: (employeeId: number, date: string): number | null =>
      byEmployee.get(employeeId)?.find(({ valid }) => contains(valid, date))?.departmentId ?? null,
    /** Text that is the same for employees who belong to the same departments on the same dates. */
    departmentsOf: (employeeId: number): string =>
      (byEmployee.get(employeeId) ?? [])
        .map(({ valid, departmentId }) => `${valid.from}–${valid.until} ${departmentId}`)
        .join(),
  };
}

/** @param rows of all scopes of these employees */
export function createScopes(
  { departmentOn }: ReturnType<typeof createTerms>,
  rows: readonly Pick<ScopedRow, 'scopeKey'>[],
): Scopes {
  const own = new Set(
    rows
      .filter(({ scopeKey }) => scopeKey.startsWith(EMPLOYEE))
      .map(({ scopeKey }) => Number(scopeKey.slice(EMPLOYEE.length))),
  );
  const ofDepartment = memoize((department: number | null): readonly string[] =>
    department === null ? [COMPANY] : [`department:${department}`, COMPANY],
  );
  const ofEmployee = memoize((id: number) =>
    memoize((department: number | null): readonly string[] => [
      `${EMPLOYEE}${id}`,
      ...ofDepartment(department),
    ]),
  );
  return {
    scopesOf(employeeId, date) {
      const of = own.has(employeeId) ? ofEmployee(employeeId) : ofDepartment;
      return of(departmentOn(employeeId, date));
    },
    hasOwn: (employeeId) => own.has(employeeId),
  };
}

/**
 * A function that finds the rows of scopes that count on a date, in the order of the scopes. For the same array of scopes it is the same
 * array until one of them begins or ends.
 */
export function createValidRows<R extends ScopedRow>(rows: readonly R[]) {
  const byScope = Map.groupBy(rows, ({ scopeKey }) => scopeKey);
  const spansOf = memoize((_scopes: readonly string[]): Span<R>[] => []);
  return (scopes: readonly string[], date: string): readonly R[] => {
    const spans = spansOf(scopes);
    const known = spans.find(({ valid }) => contains(valid, date));
    if (known) return known.rows;
    const all = scopes.flatMap((scope) => byScope.get(scope) ?? []);
    const found = all.filter(({ valid }) => contains(valid, date));
    spans.push({ valid: spanAround(all, date), rows: found });
    return found;
  };
}

interface Span<R> {
  readonly valid: ValidDates;
  readonly rows: readonly R[];
}

/** The dates around one on which none of the rows begins or ends. */
function spanAround(rows: readonly ScopedRow[], date: string): ValidDates {
  const span: { from: string | null; until: string | null } = { from: null, until: null };
  for (const turn of rows.flatMap(({ valid }) => [valid.from, valid.until])) {
    if (turn === null) continue;
    if (turn <= date) span.from = span.from === null || turn > span.from ? turn : span.from;
    else span.until = span.until === null || turn < span.until ? turn : span.until;
  }
  return span;
}

/** The first value that is not null. */
export function firstValue<R, T>(rows: readonly R[], valueOf: (row: R) => T | null): T | null {
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) return value;
  }
  return null;
}
