import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connection.ts';
import { runTransaction } from '../db/transaction.ts';
import { logError } from '../log/log-error.ts';
import type { JobKind, StepResult } from './job-kind.ts';
import { type JobRow, leaseDueJob, lockLeasedJob, updateLeasedJob } from './queries.ts';

/** Longer than any step takes; after a crash another server continues when it has passed. */
const LEASE_MS = 120_000;
/** A job that takes longer makes room for others that are due. */
const TURN_MS = 5000;
const FIRST_BACKOFF_MS = 15_000;
const MAX_BACKOFF_MS = HOUR_MS;
const MAX_FAILURES = 10;

/** Runs the jobs of some kinds. */
export interface JobRunner {
  readonly kinds: readonly JobKind[];
  /** Runs all jobs that are due, after those that it is running; several calls meanwhile are one. */
  runDue(): Promise<void>;
  /** Stops after the steps that are running. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly kinds: readonly JobKind[];
  /** How many jobs run at the same time on this server. */
  readonly concurrency: number;
  /** Reports a job that failed for good and failures of the table itself. */
  readonly onError: (message: string, error?: unknown) => void;
}

/** Another server has leased the job, because this one was too slow. */
class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Creates a runner. Several servers may run the same kinds on the same table. */
export function createJobRunner(parts: Parts): JobRunner {
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return {
    kinds: parts.kinds,
    runDue() {
      next ??= round.then(() => {
        next = undefined;
        round = runRound(parts, () => isStopped);
        return round;
      });
      return next;
    },
    async stop() {
      isStopped = true;
      await (next ?? round);
    },
  };
}

/** Runs due jobs, several at a time, until none is due. One looks for the first job alone: mostly there is none. */
async function runRound(parts: Parts, isStopped: () => boolean): Promise<void> {
  const kinds = parts.kinds.map(({ name }) => name);
  async function lease() {
    if (isStopped()) return undefined;
    const token = randomUUID();
    const job = await leaseDueJob(parts.db, kinds, {
      token,
      now: parts.clock(),
      lengthMs: LEASE_MS,
    });
    return job && { job, token };
  }
  async function work(first?: Awaited<ReturnType<typeof lease>>): Promise<void> {
    let leased = first ?? (await lease());
    while (leased) {
      await runTurn(parts, leased.job, leased.token, isStopped);
      leased = await lease();
    }
  }
  try {
    const first = await lease();
    if (!first) return;
    const others = Array.from({ length: parts.concurrency - 1 }, () => work());
    await Promise.all([work(first), ...others]);
  } catch (error) {
    parts.onError('The jobs cannot be read', error);
  }
}

/** Runs steps of a leased job until it ends, fails, waits, or its turn is over. */
async function runTurn(
  parts: Parts,
  job: JobRow,
  token: string,
  isStopped: () => boolean,
): Promise<void> {
  const kind = parts.kinds.find(({ name }) => name === job.kind);
  if (!kind) return;
  const startedAt = performance.now();
  try {
    for (;;) {
      const isTurnOver = () => isStopped() || performance.now() - startedAt > TURN_MS;
      if (!(await runStep(parts, kind, job, token, isTurnOver))) return;
    }
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    await recordFailure(parts, kind, job, token, error);
  }
}

/** Runs one step and saves its result; false when the job does not continue now. */
async function runStep(
  { db, clock }: Parts,
  kind: JobKind,
  { id }: JobRow,
  token: string,
  isTurnOver: () => boolean,
): Promise<boolean> {
  const save = async (tx: Db, job: JobRow, result: StepResult<unknown>) => {
    const changes = changesAfter(kind, job, result, { now: clock(), isTurnOver: isTurnOver() });
    if (!(await updateLeasedJob(tx, id, token, changes))) throw new LeaseLostError();
    return changes.lease === token;
  };
  const read = async (tx: Db) => {
    const job = await lockLeasedJob(tx, id, token);
    if (!job) throw new LeaseLostError();
    return job;
  };
  const run = (tx: Db, { input, position, lastError }: JobRow) =>
    kind.step({ db: tx, input, position, now: clock(), lastError });
  if (kind.effects === 'transaction') {
    return runTransaction(db, async (tx) => {
      const job = await read(tx);
      return save(tx, job, job.isCancelRequested ? CANCELLED : await run(tx, job));
    });
  }
  const job = await runTransaction(db, read);
  return save(db, job, job.isCancelRequested ? CANCELLED : await run(db, job));
}

/** Result of a step that was not run, because the job is to be cancelled. */
const CANCELLED: StepResult<unknown> = { isFinished: true };

/** The columns of a job after a step. It keeps its lease only when it continues now. */
function changesAfter(
  kind: JobKind,
  job: JobRow,
  result: StepResult<unknown>,
  { now, isTurnOver }: { readonly now: number; readonly isTurnOver: boolean },
) {
  const released = { lease: null, leasedUntil: null };
  const common = { updatedAt: new Date(now), failures: 0, lastError: null };
  const stepsDone = job.stepsDone + 1;
  if (job.isCancelRequested) {
    return { ...common, ...released, status: 'cancelled' as const, finishedAt: new Date(now) };
  }
  if (result.isFinished && kind.everyMs !== undefined) {
    const runAt = new Date(now + kind.everyMs);
    return { ...common, ...released, position: null, stepsDone: 0, stepsTotal: null, runAt };
  }
  if (result.isFinished) {
    return {
      ...common,
      ...released,
      stepsDone,
      status: 'done' as const,
      finishedAt: new Date(now),
    };
  }
  const { position, runAt = now, stepsTotal = job.stepsTotal } = result;
  const isContinuing = runAt <= now && !isTurnOver;
  return {
    ...common,
    ...(isContinuing ? { lease: job.lease, leasedUntil: new Date(now + LEASE_MS) } : released),
    position,
    stepsDone,
    stepsTotal,
    runAt: new Date(runAt),
  };
}

/** Saves a failure; the job is retried later, or has failed for good. */
async function recordFailure(
  { db, clock, onError }: Parts,
  kind: JobKind,
  { id }: JobRow,
  token: string,
  error: unknown,
): Promise<void> {
  const now = clock();
  const message = logError(error).message;
  await runTransaction(db, async (tx) => {
    const job = await lockLeasedJob(tx, id, token);
    if (!job) return;
    const failures = job.failures + 1;
    const isFinal = kind.everyMs === undefined && failures >= (kind.maxFailures ?? MAX_FAILURES);
    await updateLeasedJob(tx, id, token, {
      failures,
      lastError: message,
      lease: null,
      leasedUntil: null,
      updatedAt: new Date(now),
      ...(isFinal
        ? { status: 'failed', finishedAt: new Date(now) }
        : { runAt: new Date(now + backoffAfter(failures)) }),
    });
    if (isFinal || kind.everyMs !== undefined) onError(`Job ${id} (${kind.name}) failed`, error);
  });
}

/** Milliseconds until the next attempt: doubles up to an hour, with jitter so that servers do not retry together. */
function backoffAfter(failures: number): number {
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS);
  return Math.round(backoff * (0.8 + Math.random() * 0.4));
}
