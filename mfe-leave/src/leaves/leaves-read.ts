import type { Leave, LeaveCounts } from '@rollcall/shared/calls';
import type { ListPage, ListRead } from '@rollcall/shared/ui';

interface LeavesPage extends ListPage<Leave> {
  /** Over all pages and statuses, by the other filters. */
  readonly counts: LeaveCounts;
  /** Types that can be chosen. */
  readonly types: readonly string[];
}

/** A page of leaves with the counts over all of them (design §8: base and extended are two strategies). */
export type LeavesRead = ListRead<Leave, LeavesPage>;
