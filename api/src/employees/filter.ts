import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { OrGiven } from '../core/db/built-once.ts';
import { and, eq, isNotNull, isNull, like, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { searchWords } from './search-text.ts';

/** Which employees, or whose rows, to find: by status (whether they may sign in), department and search term. */
export interface EmployeeFilter {
  readonly isActive?: boolean | undefined;
  /** Whether no administrator has decided about the account yet. */
  readonly isNew?: boolean | undefined;
  readonly department?: string | undefined;
  readonly search?: string | undefined;
}

/** A filter, or one whose values are not known yet; the patterns stand for its search term. */
export type FilterOrGiven<Filter> = {
  readonly [K in keyof Filter]: K extends 'search'
    ? Filter[K] | readonly (string | SQLWrapper)[]
    : OrGiven<Filter[K]>;
};

/** The condition for a filter; undefined when it matches every employee. */
export function matching({
  isActive,
  isNew,
  department,
  search,
}: FilterOrGiven<EmployeeFilter>): SQL | undefined {
  const patterns = typeof search === 'string' ? toPatterns(search) : (search ?? []);
  return and(
    activeFilter(isActive),
    newFilter(isNew),
    department === undefined ? undefined : eq(employees.department, department),
    ...patterns.map((pattern) => like(employees.findText, pattern)),
  );
}

/** Inactive employees are those who may not sign in, including those not decided yet (design §10). */
export function activeFilter(isActive: boolean | undefined): SQL | undefined {
  if (isActive === undefined) return undefined;
  if (isActive) return eq(employees.isActive, true);
  // As in the index employees_inactive.
  return sql`${employees.isActive} IS NOT TRUE`;
}

function newFilter(isNew: boolean | undefined): SQL | undefined {
  if (isNew === undefined) return undefined;
  return isNew ? isNull(employees.isActive) : isNotNull(employees.isActive);
}

/** Patterns for a search term, one for each of its words: an employee must match all of them, in any order (design §9). */
export function toPatterns(term: string | undefined): string[] {
  return searchWords(term ?? '').map((word) => `%${escapeLike(word)}%`);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
