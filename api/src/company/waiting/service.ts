import type { WaitingBody } from '@rollcall/shared/contract';
import { addDays, MISSING_OUT_WAITS_DAYS, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { sql } from '../../core/db/drizzle.ts';
import { employeeCounts } from '../../core/db/tables/employee-counts.ts';
import { countByStatus } from '../../core/lists/count-by-status.ts';
import { figure, readFigures } from '../../core/lists/figures.ts';

/** What waits for an administrator (design §10, Counts). All comes from counters, so that it does not grow with the company. */
export async function getWaitingCounts({ db, clock, zone }: Context): Promise<WaitingBody> {
  const to = today(clock(), zone);
  const from = addDays(to, 1 - MISSING_OUT_WAITS_DAYS);
  const figures = await readFigures(db, {
    registrations: sql`(SELECT coalesce(sum(rows), 0) FROM ${employeeCounts} WHERE account_status = 'undecided')`,
    missingOuts: figure('missing_outs', { from, to }),
  });
  const corrections = await countByStatus(db, 'corrections');
  const leaves = await countByStatus(db, 'leaves');
  return { ...figures, corrections: corrections.Pending, leaves: leaves.Pending };
}
