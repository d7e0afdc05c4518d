import type { SQL } from 'drizzle-orm';
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

/** The condition for a filter; undefined when it matches every employee. */
export function matching({ isActive, isNew, department, search }: EmployeeFilter): SQL | undefined {
  return and(
    activeFilter(isActive),
    newFilter(isNew),
    department === undefined ? undefined : eq(employees.department, department),
    ...matchingWords(search),
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

/** Conditions for a search term: an employee must match each of its words, in any order (design §9). */
function matchingWords(term: string | undefined): SQL[] {
  return searchWords(term ?? '').map((word) => like(employees.findText, `%${escapeLike(word)}%`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
