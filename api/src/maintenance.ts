import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { purgeExpiredCodesAndLinks } from './access/one-time/cleanup.ts';
import { purgeAttempts } from './access/throttle/counts.ts';
import { purgeStoredResponses } from './commands/idempotency.ts';
import { purgeNotifications } from './commands/notify.ts';
import { purgeEvents } from './commands/record-event.ts';
import type { Context } from './core/context.ts';
import type { Database } from './core/db/connection.ts';
import type { JobKind } from './core/jobs/job-kind.ts';
import { purgeJobs } from './core/jobs/jobs.ts';
import { purgeExport } from './exports/service.ts';
import { purgeMarkedFiles } from './files/service.ts';
import { purgeImport } from './imports/service.ts';

/** How long events and notifications are kept: a little over a year. */
const EVENT_RETENTION_MS = 400 * DAY_MS;

/** How long a request can be retried with its Idempotency-Key. */
const RESPONSE_RETENTION_MS = DAY_MS;

const TABLES = [
  'employees',
  'sessions',
  'time_logs',
  'breaks',
  'corrections',
  'leaves',
  'calendar_links',
  'roster_drafts',
  'notifications',
  'announcements',
  'day_counts',
  'attempts',
  'events',
  'idempotency_keys',
  'audit',
  'outbox',
  'jobs',
  'one_time_codes',
  'one_time_links',
  'files',
  'documents',
  'exports',
  'imports',
  'import_rows',
];

/**
 * Hourly maintenance of the database: purges expired counts, codes, stored responses, events, notifications and jobs,
 * deletes files without an owner, and on the embedded database, which has no autovacuum, vacuums and analyses the tables.
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
  const vacuum = (table: string) => async () => {
    await database.withClient((client) => client.query(`VACUUM (ANALYZE) ${table}`));
    return false;
  };
  return [purges, files, hourly('vacuum', TABLES.map(vacuum))];
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
