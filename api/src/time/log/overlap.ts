import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findLogsOf, type LogRow } from './find-logs.ts';

/** A log as it would be; times are epoch milliseconds. */
export interface Span {
  readonly employeeId: number;
  readonly punchIn: number;
  /** Null for a log without a punch-out. */
  readonly punchOut: number | null;
  /** The log has no end yet, so that everything later is in its way. Otherwise only its first instant is known. */
  readonly isOpen?: boolean;
  /** The log that it replaces, which is not in its way. */
  readonly replaces: number | null;
}

/**
 * For each span a log of its employee that overlaps it, by the position of the span; the rule of the constraint
 * `time_logs_no_overlap` (design §10). One query, however many spans.
 */
export async function findOverlaps(db: Db, spans: readonly Span[]): Promise<Map<number, LogRow>> {
  if (spans.length === 0) return new Map();
  const { rows } = await db.execute<{ at: unknown; id: unknown }>(sql`
    SELECT span.at, log.id FROM (VALUES ${sql.join(spans.map(toValues), sql`, `)})
      AS span (at, employee_id, replaces, during)
    CROSS JOIN LATERAL (
      SELECT id FROM time_logs t
      WHERE t.employee_id = span.employee_id AND NOT t.is_superseded
        AND t.id <> span.replaces AND tstzrange(t.punch_in,
          CASE t.state WHEN 'open' THEN NULL WHEN 'closed' THEN t.punch_out ELSE t.punch_in END,
          CASE t.state WHEN 'missing-out' THEN '[]' ELSE '[)' END) && span.during
      ORDER BY t.punch_in LIMIT 1
    ) AS log`);
  const logs = new Map(
    (
      await findLogsOf(
        db,
        rows.map(({ id }) => Number(id)),
      )
    ).map((log) => [log.id, log]),
  );
  return new Map(
    rows.flatMap(({ at, id }) => {
      const log = logs.get(Number(id));
      return log ? [[Number(at), log] as const] : [];
    }),
  );
}

function toValues({ employeeId, punchIn, punchOut, isOpen, replaces }: Span, at: number): SQL {
  const text = (time: number) => new Date(time).toISOString();
  const end = isOpen ? null : text(punchOut ?? punchIn);
  const bounds = punchOut === null && !isOpen ? '[]' : '[)';
  return sql`(${at}::int, ${employeeId}::int, ${replaces ?? 0}::int,
    tstzrange(${text(punchIn)}::timestamptz, ${end}::timestamptz, ${bounds}))`;
}

/** @throws ApiError `conflict` that names the log in the way. */
export async function assertNoOverlap(db: Db, span: Span): Promise<void> {
  const log = (await findOverlaps(db, [span])).get(0);
  if (log) throw new ApiError('conflict', describeOverlap(log), { timeLogId: log.id });
}

/** A sentence for people about the log in the way. */
export function describeOverlap(log: LogRow): string {
  return `This overlaps the time log of ${formatDate(log.workDate)}, ${describeTimes(log)}.`;
}

/** `09:05 AM – 05:35 PM`, in the log's zone. */
export function describeTimes({
  punchIn,
  punchOut,
  state,
  zone,
}: Pick<LogRow, 'punchIn' | 'punchOut' | 'state' | 'zone'>): string {
  const time = (instant: Date) => formatTime(toWallClock(instant.getTime(), zone));
  const missing = state === 'open' ? 'still open' : 'no punch-out';
  return `${time(punchIn)} – ${punchOut === null ? missing : time(punchOut)}`;
}
