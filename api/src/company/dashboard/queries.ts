import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { countMissingOuts, readFigures } from '../../core/lists/figures.ts';

type Figure = 'all' | 'active' | 'admins' | 'verified' | 'onLeave' | 'punchedIn' | 'missingOuts';

/**
 * The figures of the dashboard, with one statement that reads all employees once and, with indexes, what belongs to a date:
 * employees on leave, who punched in, and logs without their punch-out in a range.
 */
export async function readDashboardFigures(
  db: Db,
  { date, from, to }: { readonly date: string; readonly from: string; readonly to: string },
) {
  return readFigures<Figure>(
    db,
    sql`SELECT people.*,
      -- Approved leaves of an employee do not overlap.
      (SELECT count(*) FROM ${leaves}
        WHERE status = 'Approved' AND start_date <= ${date} AND end_date >= ${date}) AS "onLeave",
      (SELECT count(DISTINCT employee_id) FROM ${timeLogs}
        WHERE NOT is_superseded AND work_date = ${date}) AS "punchedIn",
      (${countMissingOuts({ from, to })}) AS "missingOuts"
    FROM (
      SELECT count(*) AS "all", count(*) FILTER (WHERE is_active) AS active,
        count(*) FILTER (WHERE role = 'ADMIN') AS admins,
        count(*) FILTER (WHERE verification_status = 'VERIFIED') AS verified
      FROM ${employees}) AS people`,
  );
}
