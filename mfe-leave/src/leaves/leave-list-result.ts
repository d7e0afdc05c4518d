import type { Leave, LeaveCounts } from '@rollcall/shared/calls';
import type { ListPage, ListResult } from '@rollcall/shared/ui';

interface LeavesPage extends ListPage<Leave> {
  /** Counts over all pages and statuses; the other filters apply. */
  readonly counts: LeaveCounts;
  /** Types to choose from. */
  readonly types: readonly string[];
}

/** A page of leaves with the counts over all of them (design §8: base and extended are two strategies). */
export type LeaveListResult = ListResult<Leave, LeavesPage>;
