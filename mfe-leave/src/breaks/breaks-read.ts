import type { BreakRow } from '@rollcall/shared/calls';
import type { ListPage, ListRead } from '@rollcall/shared/ui';

/** What the cards show (spec §2, Break Management). */
export interface BreakSummary {
  readonly totalToday: number;
  /** Breaks that have not ended, whatever their date. */
  readonly open: number;
  /** Whole minutes over finished breaks; null when there are none. */
  readonly averageMinutes: number | null;
  /** Whether only today's are averaged, as our server does; else all that the backend gives. */
  readonly isAverageOfToday: boolean;
}

interface BreaksPage extends ListPage<BreakRow> {
  readonly summary: BreakSummary;
}

/** A page of breaks with the figures of the cards (design §8: base and extended are two strategies). */
export type BreaksRead = ListRead<BreakRow, BreaksPage>;

/** What Break Management is narrowed to; absent is everything. */
export interface BreakFilters {
  readonly search: string | undefined;
  readonly department: string | undefined;
  /** Work dates `YYYY-MM-DD`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `true` for those that have not ended, `false` for those that have. */
  readonly isOpen: string | undefined;
}
