import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { employees } from '../core/db/tables/employees.ts';
import { matchingWords } from './matching-words.ts';

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
