import { DAY_MS } from '@rollcall/shared/domain';
import type { Db } from '../db/connection.ts';
import type { JobStatus } from '../db/tables/jobs.ts';
import type { JobKind } from './job-kind.ts';
import { announceJob } from './new-jobs.ts';
import { deleteFinishedJobs, findJob, insertJob, requestCancel } from './queries.ts';

/** How long finished jobs can be read. */
const KEEP_FINISHED_MS = 7 * DAY_MS;

interface NewJob<Input> {
  readonly input: Input;
  /** Only one unfinished job of a kind may have this key; a second one is not created. */
  readonly key?: string;
  /** Epoch milliseconds before which it does not start. */
  readonly runAt?: number;
  /** The employee who started it. */
  readonly createdBy?: number;
}

/**
 * Creates a job. Pass the transaction of its cause: both happen or neither.
 * @param now epoch milliseconds
 * @returns its id, or that of the unfinished job with the same key
 */
export async function createJob<Input, Position = unknown>(
  tx: Db,
  now: number,
  kind: Pick<JobKind<Input, Position>, 'name'>,
  { input, key, runAt = now, createdBy }: NewJob<Input>,
): Promise<number> {
  const id = await insertJob(tx, {
    kind: kind.name,
    key,
    input,
    createdBy,
    runAt: new Date(runAt),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  });
  if (runAt <= now) announceJob(tx, kind.name);
  return id;
}

/** Creates the jobs of recurring kinds that do not exist yet. */
export async function createRecurringJobs(
  db: Db,
  now: number,
  kinds: readonly JobKind[],
): Promise<void> {
  for (const kind of kinds) {
    if (kind.everyMs === undefined) continue;
    await createJob(db, now, kind, { input: {}, key: 'recurring', runAt: now + kind.everyMs });
  }
}

/** How far a job is. */
export interface JobProgress {
  readonly status: JobStatus;
  readonly stepsDone: number;
  /** Null while it is unknown. */
  readonly stepsTotal: number | null;
  /** The last failure; null after a successful step. */
  readonly lastError: string | null;
}

/** How far a job is; undefined when there is none. */
export async function readProgress(db: Db, id: number): Promise<JobProgress | undefined> {
  const job = await findJob(db, id);
  if (!job) return undefined;
  const { status, stepsDone, stepsTotal, lastError } = job;
  return { status, stepsDone, stepsTotal, lastError };
}

/** Cancels a job before its next step. What earlier steps have done stays. */
export async function cancelJob(db: Db, now: number, id: number): Promise<void> {
  await requestCancel(db, id, new Date(now));
}

/** Deletes jobs that finished a week ago. */
export function purgeJobs(db: Db, now: number): Promise<boolean> {
  return deleteFinishedJobs(db, new Date(now - KEEP_FINISHED_MS));
}
