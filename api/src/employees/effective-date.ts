import type { Db } from '../core/db/connection.ts';
import { sql } from '../core/db/drizzle.ts';

/**
 * States for the rest of the transaction from which date changes of employees count (`001-baseline.sql`). Otherwise it
 * is the date of the database's clock.
 */
export async function setEffectiveDate(tx: Db, date: string): Promise<void> {
  await tx.execute(sql`SELECT set_config('rollcall.effective_date', ${date}, true)`);
}
