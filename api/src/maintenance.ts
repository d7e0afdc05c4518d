import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { forgetRecovery } from './access/one-time/end-recovery.ts';
import { forgetAttempts } from './access/throttle/counts.ts';
import { forgetAnswers } from './commands/idempotency.ts';
import { forgetNotifications } from './commands/notify.ts';
import { forgetEvents } from './commands/record-event.ts';
import type { Context } from './core/context.ts';
import type { Database } from './core/db/connection.ts';
import { purgeMarkedFiles } from './files/service.ts';

const EVERY_MS = HOUR_MS;

/** How long feeds and notifications go back: a little over a year. */
const KEEP_EVENTS_MS = 400 * DAY_MS;

/** How long a request may be sent again with its Idempotency-Key. */
const KEEP_ANSWERS_MS = DAY_MS;

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
 * Looks after the database once an hour: forgets counts, codes, answers, events and notifications that are over,
 * removes files without an owner, and on the embedded database, which has no autovacuum, vacuums and analyses
 * the tables one by one.
 * @returns what ends it.
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

/** One round of {@link scheduleMaintenance}. */
export async function maintain(database: Database, context: Context): Promise<void> {
  const { clock } = context;
  await forgetAttempts(database.db, new Date(clock()));
  await forgetEvents(database.db, new Date(clock() - KEEP_EVENTS_MS));
  await forgetNotifications(database.db, new Date(clock() - KEEP_EVENTS_MS));
  await forgetRecovery(database.db, new Date(clock()));
  await forgetAnswers(database.db, new Date(clock() - KEEP_ANSWERS_MS));
  await purgeMarkedFiles(context);
  if (!database.isEmbedded) return;
  for (const table of TABLES) {
    await database.withClient((client) => client.query(`VACUUM (ANALYZE) ${table}`));
  }
}
