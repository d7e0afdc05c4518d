import { and, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import { employees } from '../core/db/tables/employees.ts';
import { searchWords } from './search-text.ts';

/** Which employees are meant: by their right to sign in, and by a search term. */
export interface EmployeeFilter {
  readonly isActive?: boolean | undefined;
  readonly search?: string | undefined;
}

export function matching({ isActive, search }: EmployeeFilter): SQL | undefined {
  return and(standing(isActive), ...matchingWords(search));
}

/** Inactive are those who may not sign in, and those of whom nobody has decided yet (design §10). */
export function standing(isActive: boolean | undefined): SQL | undefined {
  if (isActive === undefined) return undefined;
  if (isActive) return eq(employees.isActive, true);
  return or(eq(employees.isActive, false), isNull(employees.isActive));
}

/** Conditions under which an employee is found by a search term: each of its words, in any order (design §9). */
export function matchingWords(term: string | undefined): SQL[] {
  return searchWords(term ?? '').map((word) => like(employees.searchText, `%${escapeLike(word)}%`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
