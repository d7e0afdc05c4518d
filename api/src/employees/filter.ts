import { and, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import { employees } from '../core/db/tables/employees.ts';
import { searchWords } from './search-text.ts';

/** Which employees to find: by status (whether they may sign in) and by a search term. */
export interface EmployeeFilter {
  readonly isActive?: boolean | undefined;
  readonly search?: string | undefined;
}

/** The condition for a filter; undefined when it matches every employee. */
export function matching({ isActive, search }: EmployeeFilter): SQL | undefined {
  return and(activeFilter(isActive), ...matchingWords(search));
}

/** Inactive employees are those who may not sign in, including those not decided yet (design §10). */
export function activeFilter(isActive: boolean | undefined): SQL | undefined {
  if (isActive === undefined) return undefined;
  if (isActive) return eq(employees.isActive, true);
  return or(eq(employees.isActive, false), isNull(employees.isActive));
}

/** Conditions for a search term: an employee must match each of its words, in any order (design §9). */
export function matchingWords(term: string | undefined): SQL[] {
  return searchWords(term ?? '').map((word) => like(employees.searchText, `%${escapeLike(word)}%`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
