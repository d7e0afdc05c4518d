import type { ValidDates } from '../../core/db/tables/date-range.ts';

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

export function contains({ from, until }: ValidDates, date: string): boolean {
  return (from === null || from <= date) && (until === null || date < until);
}

/**
 * Finds what counts for an employee on a date: the employee's own row, else that of the department of that date, else the
 * company's (docs/working-time.md#plans).
 */
export function createScopes(terms: readonly Term[]) {
  const byEmployee = Map.groupBy(terms, ({ employeeId }) => employeeId);
  const scopesOf = (employeeId: number, date: string) => {
    const term = byEmployee.get(employeeId)?.find(({ valid }) => contains(valid, date));
    const department = term?.departmentId ?? null;
    const own = `employee:${employeeId}`;
    return department === null ? [own, 'company'] : [own, `department:${department}`, 'company'];
  };
  return {
    /** The keys of an employee's scopes on a date, the narrowest first. */
    scopesOf,
    /** Text that is the same for employees who belong to the same departments on the same dates. */
    departmentsOf(employeeId: number): string {
      const own = byEmployee.get(employeeId) ?? [];
      return own
        .map(({ valid, departmentId }) => `${valid.from}–${valid.until} ${departmentId}`)
        .join();
    },
    /** A function that finds the first value, of the narrowest scope, that is not null. */
    finder<R extends ScopedRow>(rows: readonly R[]) {
      const byScope = Map.groupBy(rows, ({ scopeKey }) => scopeKey);
      return <T>(scopes: readonly string[], date: string, valueOf: (row: R) => T | null) => {
        for (const scope of scopes) {
          const row = byScope.get(scope)?.find(({ valid }) => contains(valid, date));
          const value = row && valueOf(row);
          if (value !== undefined && value !== null) return value;
        }
        return null;
      };
    },
  };
}
