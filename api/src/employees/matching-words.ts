import { like, type SQL } from 'drizzle-orm';
import { employees } from '../core/db/tables/employees.ts';
import { searchWords } from './search-text.ts';

/** Conditions under which an employee is found by a search term: each of its words, in any order (design §9). */
export function matchingWords(term: string | undefined): SQL[] {
  return searchWords(term ?? '').map((word) => like(employees.searchText, `%${escapeLike(word)}%`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
