import type { Caller } from '../access/caller.ts';
import { countingOf, countValues } from '../access/throttle/throttle.ts';
import type { Context } from '../core/context.ts';
import { builtOnce } from '../core/db/built-once.ts';
import { sql } from '../core/db/drizzle.ts';
import { events } from '../core/db/tables/events.ts';
import type { Command } from './command.ts';
import { refuseWrite, writeLimitOf } from './limit-writes.ts';

/**
 * Writes the events of a command and counts it, in its transaction, so that a command that is refused and a retry with a stored response do
 * not count. Last, because all commands of an account wait for its count.
 * @throws ApiError `too_many_tries` over a limit, with the time to wait.
 */
export async function finishCommand(
  context: Context,
  { tx, caller, events: rows = [] }: Command<Caller | null>,
): Promise<void> {
  if (!caller) {
    if (rows.length > 0) await tx.insert(events).values(rows);
    return;
  }
  const limit = writeLimitOf(context, caller);
  const values = { ...countValues(limit, context.clock()), events: JSON.stringify(rows) };
  const [counted] = await countAndRecord(tx, values);
  if (!counted) throw new Error('an insert returns its row');
  refuseWrite(context, limit, counted);
}

const countAndRecord = builtOnce((db) => {
  const counted = db.$with('counted').as(countingOf(db));
  const recorded = db.$with('recorded', {}).as(sql`
    INSERT INTO ${events} (kind, employee_id, actor_id, happened_at, details)
    SELECT kind, "employeeId", "actorId", "happenedAt", details
    FROM jsonb_to_recordset(${sql.placeholder('events')}::jsonb)
      AS event (kind text, "employeeId" integer, "actorId" integer, "happenedAt" timestamptz, details jsonb)`);
  return db.with(counted, recorded).select().from(counted);
});
