import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { employeeCounts } from '../../core/db/tables/employee-counts.ts';
import { figure, readFigures } from '../../core/lists/figures.ts';

/**
 * The figures of the dashboard, with one statement. All come from counters, so that they do not grow with the
 * company: employees on leave, who punched in on a date, and logs without their punch-out in a range.
 */
export async function readDashboardFigures(
  db: Db,
  { date, from, to }: { readonly date: string; readonly from: string; readonly to: string },
) {
  const employees = sql`SELECT coalesce(sum(rows), 0) FROM ${employeeCounts}`;
  return readFigures(db, {
    all: sql`(${employees})`,
    active: sql`(${employees} WHERE account_status = 'active')`,
    admins: figure('administrators'),
    verified: figure('verified'),
    // One more on the first day of a leave, and one less after its last day.
    onLeave: figure('on_leave', { to: date }),
    punchedIn: figure('punched_in', { from: date, to: date }),
    missingOuts: figure('missing_outs', { from, to }),
  });
}
