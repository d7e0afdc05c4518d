import { type CompanyZone, workDateOf } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import { hashPassword } from '../../access/password.ts';
import { migrate, withDatabaseLock } from '../../core/db/migrate.ts';
import { DEMO_EMPLOYEES } from '../demo/company.ts';
import { seedDemoCompany } from '../demo/seed.ts';
import { type Credentials, DEMO_ADMINISTRATOR, ensureAdministrator } from './administrator.ts';

export interface FirstStart {
  readonly administrator: Credentials | null;
  readonly mayBeDemo: boolean;
  readonly demoData: boolean;
  readonly zone: CompanyZone;
  readonly now: number;
  readonly onProgress: (step: string) => void;
}

export interface PreparedDatabase {
  /** The demo administrator if it is in use, else null. */
  readonly administrator: Credentials | null;
  /** Whether the demo company was created just now. */
  readonly hasNewDemo: boolean;
}

/**
 * Prepares a database for requests: schema, an administrator, and the demo company if it is empty. One server
 * at a time; all or nothing.
 */
export async function prepareDatabase(
  client: ClientBase,
  start: FirstStart,
): Promise<PreparedDatabase> {
  return withDatabaseLock(client, async () => {
    const applied = await migrate(client);
    if (applied.length > 0) start.onProgress(`Schema migrated to ${applied.at(-1)}`);
    await client.query('BEGIN');
    try {
      await repairEventOrder(client);
      const prepared = await seedIfEmpty(client, start);
      await client.query('COMMIT');
      return prepared;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}

async function seedIfEmpty(client: ClientBase, start: FirstStart): Promise<PreparedDatabase> {
  const { rows } = await client.query('SELECT 1 FROM employees LIMIT 1');
  const isEmpty = rows.length === 0;
  const demo = await ensureAdministrator(client, start.administrator, start.mayBeDemo);
  if (isEmpty) await beginPlans(client, start);
  if (!isEmpty || !start.demoData) return { administrator: demo, hasNewDemo: false };
  start.onProgress(
    `Creating the demo company: ${DEMO_EMPLOYEES} employees, three months of data …`,
  );
  await seedDemoCompany(client, {
    employees: DEMO_EMPLOYEES - (demo || start.administrator ? 1 : 0),
    now: start.now,
    zone: start.zone,
    passwordHash: demo ? await hashPassword(DEMO_ADMINISTRATOR.password) : null,
  });
  await client.query('ANALYZE');
  return { administrator: demo, hasNewDemo: true };
}

/** A new company plans from today: no one could punch before, so no one was absent. */
async function beginPlans(client: ClientBase, { now, zone }: FirstStart): Promise<void> {
  const today = workDateOf(now, zone);
  await client.query('UPDATE assignments SET valid = daterange($1, upper(valid))', [today]);
}

/**
 * Repairs events with a transaction id that this server has not reached yet, restored from a dump of another
 * server: readers would not see them until the counter had caught up (design §9). Moves them to the front of
 * the order. Needs a transaction.
 */
async function repairEventOrder(client: ClientBase): Promise<void> {
  await client.query(
    'UPDATE events SET xid = pg_current_xact_id() WHERE xid > pg_current_xact_id()',
  );
}
