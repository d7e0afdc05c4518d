import { runTransaction } from '../core/db/transaction.ts';
import type { JobKind } from '../core/jobs/job-kind.ts';
import { createJobRunner } from '../core/jobs/job-runner.ts';
import type { TestApi } from './test-api.ts';

/** Runs the steps of a job at a time (epoch milliseconds) until it ends; returns their number. */
export async function runJob<Position>(
  { database: { db } }: TestApi,
  kind: JobKind<unknown, Position>,
  now: number,
): Promise<number> {
  let position: Position | null = null;
  for (let steps = 1; ; steps += 1) {
    const result = await runTransaction(db, (tx) =>
      kind.step({ db: tx, input: {}, position, now, lastError: null }),
    );
    if (result.isFinished) return steps;
    position = result.position;
  }
}

/** Runs all jobs of a kind that are due at a time (epoch milliseconds), as a server does. */
export async function runJobs<Input, Position>(
  { database: { db } }: TestApi,
  kind: JobKind<Input, Position>,
  now: number,
): Promise<void> {
  const runner = createJobRunner({
    db,
    clock: () => now,
    kinds: [kind as JobKind],
    concurrency: 1,
    onError: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  await runner.runDue();
  await runner.stop();
}
