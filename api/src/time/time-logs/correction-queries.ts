import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks, withBreaks } from './queries.ts';

/** Logs by their ids with their breaks, superseded ones too: what a correction was asked of. */
export async function findLogsOf(db: Db, ids: readonly number[]): Promise<LogWithBreaks[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select(LOG)
    .from(timeLogs)
    .where(inArray(timeLogs.id, [...ids]));
  return withBreaks(db, found);
}

/** Ids of an employee's logs that count and share an instant with a span. */
export async function findTouchingIds(
  tx: Db,
  employeeId: number,
  span: { readonly punchIn: number; readonly punchOut: number },
): Promise<number[]> {
  // The same reach as in the constraint time_logs_no_overlap.
  const reach = sql`tstzrange(${timeLogs.punchIn}, CASE ${timeLogs.state} WHEN 'open' THEN NULL
    WHEN 'closed' THEN ${timeLogs.punchOut} ELSE ${timeLogs.punchIn} END,
    CASE ${timeLogs.state} WHEN 'missing-out' THEN '[]' ELSE '[)' END)`;
  const [from, to] = [span.punchIn, span.punchOut].map((time) => new Date(time).toISOString());
  const found = await tx
    .select({ id: timeLogs.id })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.isSuperseded, false),
        sql`${reach} && tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      ),
    );
  return found.map(({ id }) => id);
}

/** Takes a log and its breaks out of every count; both are kept (design §10). */
export async function supersedeTimeLog(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ isSuperseded: true }).where(eq(timeLogs.id, id));
  await tx.update(breaks).set({ isSuperseded: true }).where(eq(breaks.timeLogId, id));
}
