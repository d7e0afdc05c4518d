import type { Clock } from '../clock.ts';
import type { Db } from '../db/connection.ts';
import type { JobRunner } from './job-runner.ts';
import { listenToNewJobs } from './new-jobs.ts';
import { adjustToClock, findDueKinds } from './queries.ts';

/**
 * How long it waits until it looks again, a fifth more or less, so that several servers take turns. What this server
 * adds starts at once; this is how long jobs wait that another server has left, or that were due later.
 */
const LOOK_AFTER_MS = 5000;

/** Starts runners when their jobs are due. */
export interface JobWatch {
  /** Looks now, then again and again, and runs at once what this process adds. */
  start(): void;
  /** Runs all jobs that are due now. */
  runDue(): Promise<void>;
  /** Stops, and its runners after the steps that are running. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly runners: readonly JobRunner[];
  /** Reports that the table cannot be read. */
  readonly onError: (message: string, error: unknown) => void;
}

/** Creates a watch, which looks for the jobs of all its runners with one statement. */
export function createJobWatch({ db, clock, runners, onError }: Parts): JobWatch {
  let lastLookAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let looking: Promise<unknown> = Promise.resolve();
  const run = async (kinds: readonly string[]): Promise<void> => {
    const due = runners.filter((runner) => runner.kinds.some(({ name }) => kinds.includes(name)));
    await Promise.all(due.map((runner) => runner.runDue()));
  };
  async function findDue(): Promise<string[]> {
    try {
      const now = clock();
      // Also at first: the clock may have been set back while no server ran.
      if (now < lastLookAt) await adjustToClock(db, new Date(now));
      lastLookAt = now;
      return await findDueKinds(db, new Date(now));
    } catch (error) {
      onError('The jobs cannot be read', error);
      return [];
    }
  }
  /** Does not wait for the jobs: one may take minutes. */
  const look = async (): Promise<void> => {
    const finding = findDue();
    looking = finding;
    void run(await finding);
    timer?.refresh();
  };
  return {
    start() {
      const wait = LOOK_AFTER_MS * (0.8 + Math.random() * 0.4);
      timer = setTimeout(look, wait).unref();
      stopListening = listenToNewJobs((kind) => void run([kind]));
      void look();
    },
    runDue: async () => run(await findDue()),
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      stopListening();
      // A look that is under way would find the database closed.
      await looking;
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
