import type { Db } from '../db/connection.ts';
import { deleteSlice } from '../db/delete-slice.ts';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from '../db/drizzle.ts';
import { jobs } from '../db/tables/jobs.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Differences between the clocks of several servers up to this are no sign of a clock that was set back. */
const CLOCK_SKEW_MS = 5000;

/** Inserts a job, unless there is an unfinished one of its kind and key. Returns the id of either. */
export async function insertJob(db: Db, job: typeof jobs.$inferInsert): Promise<number> {
  for (;;) {
    const [inserted] = await db
      .insert(jobs)
      .values(job)
      .onConflictDoNothing()
      .returning({ id: jobs.id });
    if (inserted) return inserted.id;
    const [existing] = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, job.kind), eq(jobs.key, job.key ?? ''), eq(jobs.status, 'waiting')));
    if (existing) return existing.id;
  }
}

/**
 * Moves the times of jobs that were written in the future: the clock was set back since, and a job must neither wait
 * until the clock has caught up nor lose its remaining delay.
 */
export async function adjustToClock(db: Db, now: Date): Promise<void> {
  const ahead = sql`${jobs.updatedAt} - ${now.toISOString()}::timestamptz`;
  await db
    .update(jobs)
    .set({
      runAt: sql`${jobs.runAt} - (${ahead})`,
      leasedUntil: sql`${jobs.leasedUntil} - (${ahead})`,
      updatedAt: now,
    })
    .where(
      and(eq(jobs.status, 'waiting'), gt(jobs.updatedAt, new Date(now.getTime() + CLOCK_SKEW_MS))),
    );
}

/** The kinds of the jobs that are due and that no server is running. */
export async function findDueKinds(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ kind: jobs.kind }).from(jobs).where(isDue(now)).groupBy(jobs.kind);
  return rows.map(({ kind }) => kind);
}

/** Leases the job that has been due longest; skips those that another server is leasing. */
export async function leaseDueJob(
  db: Db,
  kinds: readonly string[],
  lease: { readonly token: string; readonly now: number; readonly lengthMs: number },
): Promise<JobRow | undefined> {
  const now = new Date(lease.now);
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue(now), inArray(jobs.kind, [...kinds])))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [leased] = await db
    .update(jobs)
    .set({ lease: lease.token, leasedUntil: new Date(lease.now + lease.lengthMs), updatedAt: now })
    .where(sql`${jobs.id} IN ${due}`)
    .returning();
  return leased;
}

/** Locks a job that is leased under a token; undefined when it is finished or another server has leased it since. */
export async function lockLeasedJob(
  tx: Db,
  id: number,
  token: string,
): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(jobs).where(isLeased(id, token)).for('update');
  return job;
}

/** Updates a job that is leased under a token; false when another server has leased it since. */
export async function updateLeasedJob(
  db: Db,
  id: number,
  token: string,
  changes: Partial<typeof jobs.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(jobs)
    .set(changes)
    .where(isLeased(id, token))
    .returning({ id: jobs.id });
  return updated.length > 0;
}

/** Asks for a job to be cancelled; at once when no server runs it. */
export async function requestCancel(db: Db, id: number, now: Date): Promise<void> {
  const isRunning = and(eq(jobs.status, 'waiting'), gt(jobs.leasedUntil, now));
  await db
    .update(jobs)
    .set({ isCancelRequested: true })
    .where(and(eq(jobs.id, id), isRunning));
  await db
    .update(jobs)
    .set({ status: 'cancelled', finishedAt: now, lease: null, leasedUntil: null })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'waiting'), isFree(now)));
}

export async function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return job;
}

/** Deletes jobs that finished before a time. */
export function deleteFinishedJobs(db: Db, before: Date): Promise<boolean> {
  return deleteSlice(db, jobs, lt(jobs.finishedAt, before));
}

const isFree = (now: Date) => or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now));

const isDue = (now: Date) => and(eq(jobs.status, 'waiting'), lte(jobs.runAt, now), isFree(now));

const isLeased = (id: number, token: string) =>
  and(eq(jobs.id, id), eq(jobs.lease, token), eq(jobs.status, 'waiting'));
