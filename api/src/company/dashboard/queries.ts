import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { MISSING_OUT_LOGS } from '../waiting/missing-outs.ts';

/**
 * The figures of the dashboard, with one statement that reads all employees once and, with indexes, what belongs to a date:
 * employees on leave, who punched in, and logs without their punch-out in a range.
 */
export async function readDashboardFigures(
  db: Db,
  days: { readonly date: string; readonly from: string; readonly to: string },
) {
  const [figures] = await findFigures(db, { ...days });
  if (!figures) throw new Error('counts are one row');
  return figures;
}

const number = (query: ReturnType<typeof sql>) => query.mapWith(Number);

const findFigures = builtOnce((db) => {
  const date = sql`${sql.placeholder('date')}::date`;
  return db
    .select({
      all: number(sql`people.total`),
      active: number(sql`people.active`),
      admins: number(sql`people.admins`),
      verified: number(sql`people.verified`),
      // Approved leaves of an employee do not overlap.
      onLeave: number(sql`(SELECT count(*) FROM ${leaves}
        WHERE status = 'Approved' AND start_date <= ${date} AND end_date >= ${date})`),
      // `count(DISTINCT …)` would sort all logs of the day.
      punchedIn: number(sql`(SELECT count(*) FROM (SELECT DISTINCT employee_id FROM ${timeLogs}
        WHERE NOT is_superseded AND work_date = ${date}) AS employees_of_logs)`),
      missingOuts: number(sql`(SELECT count(*) ${MISSING_OUT_LOGS})`),
    })
    .from(sql`(
      SELECT count(*) AS total, count(*) FILTER (WHERE is_active) AS active,
        count(*) FILTER (WHERE role = 'ADMIN') AS admins,
        count(*) FILTER (WHERE verification_status = 'VERIFIED') AS verified
      FROM ${employees}) AS people`);
});
