import type { PagedSelection } from '@rollcall/shared/ui';
import type { BulkListName } from '../contract/index.ts';

/** What a list shows, as the query parameters of its call; without page and order. */
export type BulkFilter = Readonly<Record<string, string | number | boolean | undefined>>;

export interface BulkProps {
  readonly list: BulkListName;
  readonly selection: PagedSelection;
  readonly filter: BulkFilter;
  /** How many rows match. */
  readonly total: number;
  /** False when there may be more; absent means exact. */
  readonly isTotalExact?: boolean | undefined;
}

/** A filter as text, for a body. */
export function toQuery(filter: BulkFilter): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
