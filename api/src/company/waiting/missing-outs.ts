import { sql } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/** SQL: the logs without their punch-out between the work dates `from` and `to`, two placeholders, both included. */
export const MISSING_OUT_LOGS = sql`FROM ${timeLogs}
  WHERE ${timeLogs.state} = 'missing-out' AND NOT ${timeLogs.isSuperseded}
    AND ${timeLogs.workDate} BETWEEN ${sql.placeholder('from')}::date AND ${sql.placeholder('to')}::date`;
