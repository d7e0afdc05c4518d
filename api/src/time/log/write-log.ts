import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, isNull, sql } from '../../core/db/drizzle.ts';
import { type BreakRecord, breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks } from './find-logs.ts';

/** A log to insert. */
type NewLog = Pick<
  typeof timeLogs.$inferInsert,
  'employeeId' | 'punchIn' | 'state' | 'status' | 'workDate' | 'zone' | 'source'
> & {
  readonly punchOut?: Date | null;
  readonly supersedes?: number | null;
  readonly enteredBy?: number | null;
  readonly reason?: string | null;
  /** Now, by the database's clock, unless given. */
  readonly createdAt?: Date;
};

export async function insertTimeLog(tx: Db, log: NewLog): Promise<LogWithBreaks> {
  const { punchOut = null, supersedes = null, enteredBy = null, reason = null } = log;
  const { status = 'Present', source = 'punch', createdAt = null } = log;
  const [row] = await insertLog(tx, {
    ...log,
    punchOut,
    supersedes,
    enteredBy,
    reason,
    status,
    source,
    createdAt,
  });
  if (!row) throw new Error('an insert returns its row');
  return { ...row, breaks: [] };
}

const insertLog = builtOnce((db) =>
  db
    .insert(timeLogs)
    .values({
      employeeId: sql.placeholder('employeeId'),
      punchIn: sql.placeholder('punchIn'),
      // As it is, since the column cannot write null.
      punchOut: sql`${sql.placeholder('punchOut')}`,
      state: sql.placeholder('state'),
      status: sql.placeholder('status'),
      workDate: sql.placeholder('workDate'),
      zone: sql.placeholder('zone'),
      supersedes: sql.placeholder('supersedes'),
      source: sql.placeholder('source'),
      enteredBy: sql.placeholder('enteredBy'),
      reason: sql.placeholder('reason'),
      createdAt: sql`coalesce(${sql.placeholder('createdAt')}::timestamptz, now())`,
    })
    .returning(LOG),
);

/** A break to insert. */
type NewBreak = Pick<
  typeof breaks.$inferInsert,
  'employeeId' | 'timeLogId' | 'workDate' | 'startedAt' | 'reason'
> & { readonly endedAt?: Date | null };

export async function insertBreak(tx: Db, item: NewBreak): Promise<BreakRecord> {
  const { endedAt = null, reason = '-' } = item;
  const [row] = await insertItem(tx, { ...item, endedAt, reason });
  if (!row) throw new Error('an insert returns its row');
  return row;
}

const insertItem = builtOnce((db) =>
  db
    .insert(breaks)
    .values({
      employeeId: sql.placeholder('employeeId'),
      timeLogId: sql.placeholder('timeLogId'),
      workDate: sql.placeholder('workDate'),
      startedAt: sql.placeholder('startedAt'),
      endedAt: sql`${sql.placeholder('endedAt')}`,
      reason: sql.placeholder('reason'),
    })
    .returning(),
);

/** Marks a log and its breaks as superseded: they stay stored and no longer count (design §10). */
export async function supersedeTimeLog(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ isSuperseded: true }).where(eq(timeLogs.id, id));
  await tx.update(breaks).set({ isSuperseded: true }).where(eq(breaks.timeLogId, id));
}

/**
 * Marks an open log as missing its punch-out. Its open break ends where it started, because its end is unknown.
 */
export async function markTimeLogMissingOut(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ state: 'missing-out' }).where(eq(timeLogs.id, id));
  await tx
    .update(breaks)
    .set({ endedAt: sql`${breaks.startedAt}` })
    .where(and(eq(breaks.timeLogId, id), isNull(breaks.endedAt)));
}
