import { sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

/**
 * How lists are sorted by employee: by the name as it is shown, without case and accents, which the searchable text begins with. In the
 * same order on every database, whatever its language.
 */
export const BY_NAME = [sql`${employees.searchText} COLLATE "C"`];
