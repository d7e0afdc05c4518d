import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from '../db/drizzle.ts';

/** A column by which a list was asked to be sorted, and the direction; without a column, the list's own order. */
export interface Sorting<K extends string> {
  readonly sort?: K | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** `ORDER BY` of sort keys, with the rows that have no value last in both directions. */
export function orderedBy(keys: readonly SQL[], order: Sorting<string>['order']): SQL[] {
  const direction = order === 'desc' ? desc : asc;
  return keys.map((key) => sql`${direction(key)} NULLS LAST`);
}
