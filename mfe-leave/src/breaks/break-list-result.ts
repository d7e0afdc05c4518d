import type { BreakRow, BreaksQuery } from '@rollcall/shared/calls';
import type { ListPage, ListResult } from '@rollcall/shared/ui';

/** What the cards show (spec §2, Break Management). */
export interface BreakSummary {
  readonly totalToday: number;
  /** Breaks of any date that have not ended. */
  readonly open: number;
  /** Whole minutes, over finished breaks; null when there are none. */
  readonly averageMinutes: number | null;
  /** Whether the average is over today's breaks, as on our server, or over all breaks that the backend returns. */
  readonly isAverageOfToday: boolean;
}

interface BreaksPage extends ListPage<BreakRow> {
  readonly summary: BreakSummary;
}

/** A page of breaks with the summary for the cards (design §8: base and extended are two strategies). */
export type BreakListResult = ListResult<BreakRow, BreaksPage>;

/** Filters of Break Management; an undefined filter matches everything. */
export type BreakFilters = Omit<BreaksQuery, 'page' | 'employeeId'>;
