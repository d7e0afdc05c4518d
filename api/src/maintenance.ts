import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import { purgeExpiredCodesAndLinks } from './access/one-time/cleanup.ts';
import { purgeAttempts } from './access/throttle/counts.ts';
import { purgeStoredResponses } from './commands/idempotency.ts';
import { purgeNotifications } from './commands/notify.ts';
import { purgeEvents } from './commands/record-event.ts';
import type { Context } from './core/context.ts';
import type { Database } from './core/db/connection.ts';
import { sql } from './core/db/drizzle.ts';
import type { JobKind } from './core/jobs/job-kind.ts';
import { purgeJobs } from './core/jobs/jobs.ts';
import { purgeExport } from './exports/service.ts';
import { purgeMarkedFiles } from './files/service.ts';
import { purgeImport } from './imports/service.ts';

/** How long events and notifications are kept: a little over a year. */
const EVENT_RETENTION_MS = 400 * DAY_MS;

/** How long a request can be retried with its Idempotency-Key. */
const RESPONSE_RETENTION_MS = DAY_MS;

/**
 * Maintenance of the database: purges expired counts, codes, stored responses, events, notifications and jobs once an hour,
 * deletes files without an owner, and on the embedded database does what autovacuum does on a server.
 */
export function maintenanceKinds(database: Database, context: Context): readonly JobKind[] {
  const { db } = database;
  const purges = hourly('purge-expired', [
    (now) => purgeAttempts(db, new Date(now)),
    (now) => purgeEvents(db, new Date(now - EVENT_RETENTION_MS)),
    (now) => purgeNotifications(db, new Date(now - EVENT_RETENTION_MS)),
    (now) => purgeExpiredCodesAndLinks(db, new Date(now)),
    (now) => purgeStoredResponses(db, new Date(now - RESPONSE_RETENTION_MS)),
    (now) => purgeJobs(db, now),
    (now) => purgeImport(context, now),
  ]);
  const files = hourly('purge-files', [
    () => purgeMarkedFiles(context),
    (now) => purgeExport(context, now),
  ]);
  if (!database.isEmbedded) return [purges, files];
  return [purges, files, vacuumKind(database), analyzeKind(database)];
}

/** Vacuums and analyses a table in each step, once an hour. */
const vacuumKind = (database: Database) =>
  tableByTable(database, {
    name: 'vacuum',
    everyMs: HOUR_MS,
    command: 'VACUUM (ANALYZE)',
    which: sql`true`,
  });

/**
 * Analyses tables that are twice as large as they were, as those of a new company soon are. Otherwise statements that were planned while
 * a table was small would read all of it until the server is started again.
 */
const analyzeKind = (database: Database) =>
  tableByTable(database, {
    name: 'analyze',
    everyMs: MINUTE_MS,
    command: 'ANALYZE',
    which: sql`pg_relation_size(oid) >= 2 * relpages * current_setting('block_size')::bigint AND pg_relation_size(oid) > 0`,
  });

interface TableWork {
  readonly name: string;
  readonly everyMs: number;
  readonly command: 'VACUUM (ANALYZE)' | 'ANALYZE';
  /** SQL condition: rows of `pg_class`. */
  readonly which: SQL;
}

function tableByTable(
  database: Database,
  { name, everyMs, command, which }: TableWork,
): JobKind<unknown, string> {
  return {
    name,
    everyMs,
    effects: 'external',
    async step({ db, position }) {
      const { rows } = await db.execute<{ table: string }>(sql`
        SELECT relname AS "table" FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname > ${position ?? ''} AND ${which}
        ORDER BY relname LIMIT 1`);
      const [next] = rows;
      if (!next) return { isFinished: true };
      await database.withClient((client) => client.query(`${command} "${next.table}"`));
      return { isFinished: false, position: next.table };
    },
  };
}

/**
 * A recurring job that does one slice of an action in each step; each may be repeated after a crash. An action returns
 * true when there may be more to do; `now` in epoch milliseconds.
 */
function hourly(
  name: string,
  actions: readonly ((now: number) => Promise<boolean>)[],
): JobKind<unknown, number> {
  return {
    name,
    effects: 'external',
    everyMs: HOUR_MS,
    async step({ position, now }) {
      const index = position ?? 0;
      const hasMore = await actions[index]?.(now);
      const next = hasMore ? index : index + 1;
      if (next >= actions.length) return { isFinished: true };
      return { isFinished: false, position: next };
    },
  };
}
