import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { purgeExpiredCodesAndLinks } from './access/one-time/cleanup.ts';
import { purgeAttempts } from './access/throttle/counts.ts';
import { purgeStoredResponses } from './commands/idempotency.ts';
import { purgeNotifications } from './commands/notify.ts';
import { purgeEvents } from './commands/record-event.ts';
import type { Context } from './core/context.ts';
import type { Database } from './core/db/connection.ts';
import { purgeMarkedFiles } from './files/service.ts';

const EVERY_MS = HOUR_MS;

/** How long events and notifications are kept: a little over a year. */
const EVENT_RETENTION_MS = 400 * DAY_MS;

/** How long a request can be retried with its Idempotency-Key. */
const RESPONSE_RETENTION_MS = DAY_MS;

const TABLES = [
  'employees',
  'employee_counts',
  'sessions',
  'time_logs',
  'breaks',
  'corrections',
  'leaves',
  'leave_feeds',
  'notifications',
  'announcements',
  'day_counts',
  'attempts',
  'events',
  'idempotency_keys',
  'audit',
  'outbox',
  'one_time_codes',
  'one_time_links',
  'files',
  'documents',
];

/**
 * Maintains the database once an hour: purges expired counts, codes, stored responses, events and
 * notifications, removes files without an owner, and on the embedded database, which has no autovacuum, vacuums
 * and analyses the tables one by one.
 * @returns a function that stops it.
 */
export function scheduleMaintenance(
  database: Database,
  context: Context,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void maintain(database, context).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One run of {@link scheduleMaintenance}. */
export async function maintain(database: Database, context: Context): Promise<void> {
  const { clock } = context;
  await purgeAttempts(database.db, new Date(clock()));
  await purgeEvents(database.db, new Date(clock() - EVENT_RETENTION_MS));
  await purgeNotifications(database.db, new Date(clock() - EVENT_RETENTION_MS));
  await purgeExpiredCodesAndLinks(database.db, new Date(clock()));
  await purgeStoredResponses(database.db, new Date(clock() - RESPONSE_RETENTION_MS));
  await purgeMarkedFiles(context);
  if (!database.isEmbedded) return;
  for (const table of TABLES) {
    await database.withClient((client) => client.query(`VACUUM (ANALYZE) ${table}`));
  }
}
