import type { ClientBase } from 'pg';

/** What the counters must say, counted from the rows; written differently from the triggers (`001-baseline.sql`). */
const EXPECTED = `
  SELECT 'time_logs' AS name, '' AS part, work_date AS day, div(extract(epoch FROM punch_in)::bigint, 300) AS block, 1 AS value
    FROM time_logs WHERE NOT is_superseded
  UNION ALL SELECT 'missing_outs', '', work_date, 0, 1 FROM time_logs WHERE NOT is_superseded AND state = 'missing-out'
  UNION ALL SELECT 'punched_in', '', work_date, 0, 1
    FROM (SELECT DISTINCT employee_id, work_date FROM time_logs WHERE NOT is_superseded) AS days
  UNION ALL SELECT 'breaks', '', work_date, div(id, 1024), 1 FROM breaks WHERE NOT is_superseded
  UNION ALL SELECT 'break_starts', '', work_date, div(extract(epoch FROM started_at)::bigint, 300), 1
    FROM breaks WHERE NOT is_superseded
  UNION ALL SELECT 'open_breaks', '', '1970-01-01', 0, 1 FROM breaks WHERE NOT is_superseded AND ended_at IS NULL
  UNION ALL SELECT 'ended_breaks', '', work_date, 0, 1 FROM breaks WHERE NOT is_superseded AND ended_at IS NOT NULL
  UNION ALL SELECT 'break_milliseconds', '', work_date, 0, extract(epoch FROM ended_at - started_at) * 1000
    FROM breaks WHERE NOT is_superseded AND ended_at IS NOT NULL
  UNION ALL SELECT 'leaves', status, applied_on, div(id, 1024), 1 FROM leaves
  UNION ALL SELECT 'on_leave', '', start_date, 0, 1 FROM leaves WHERE status = 'Approved'
  UNION ALL SELECT 'on_leave', '', end_date + 1, 0, -1 FROM leaves WHERE status = 'Approved'
  UNION ALL SELECT 'corrections', status, '1970-01-01', div(id, 1024), 1 FROM corrections
  UNION ALL SELECT 'employees', status_of, '1970-01-01', div(id, 1024), 1 FROM people
  UNION ALL SELECT 'employed', status_of, coalesce(joined, '0001-01-01'), div(id, 1024), 1
    FROM people WHERE exited IS NULL OR joined IS NULL OR joined <= exited
  UNION ALL SELECT 'employed', status_of, (exited + interval '1 month')::date, div(id, 1024), -1
    FROM people WHERE exited IS NOT NULL AND (joined IS NULL OR joined <= exited)
  UNION ALL SELECT 'administrators', '', '1970-01-01', 0, 1 FROM people WHERE role = 'ADMIN'
  UNION ALL SELECT 'verified', '', '1970-01-01', 0, 1 FROM people WHERE verification_status = 'VERIFIED'`;

const PEOPLE = `
  SELECT *, CASE is_active WHEN true THEN 'active' WHEN false THEN 'inactive' ELSE 'undecided' END AS status_of,
    to_char(joining_date, 'YYYY-MM-01')::date AS joined, to_char(exit_date, 'YYYY-MM-01')::date AS exited
  FROM employees`;

interface Difference {
  readonly name: string;
  readonly part: string;
  readonly day: string;
  readonly block: string;
  /** What the counter says. */
  readonly kept: string;
  readonly counted: string;
}

/** The counters that differ from the rows that they count; empty if all are right. */
export async function findWrongCounters(client: ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(`
    WITH people AS (${PEOPLE}),
    counted AS (SELECT name, part, day, block, sum(value) AS value FROM (${EXPECTED}) AS e GROUP BY 1, 2, 3, 4),
    kept AS (SELECT name, part, day, block, sum(value) AS value FROM counters GROUP BY 1, 2, 3, 4)
    SELECT name, part, day::text, block, coalesce(kept.value, 0) AS kept, coalesce(counted.value, 0) AS counted
    FROM kept FULL JOIN counted USING (name, part, day, block)
    WHERE coalesce(kept.value, 0) <> coalesce(counted.value, 0) ORDER BY 1, 2, 3, 4`);
  return rows;
}
