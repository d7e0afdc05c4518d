import type { Db } from '../db/connection.ts';

/** What a step did. */
export type StepResult<Position> =
  /** The job is finished. */
  | { readonly isFinished: true }
  /** The job continues from `position`, at once or from `runAt` (epoch milliseconds) on. */
  | {
      readonly isFinished: false;
      readonly position: Position;
      /** How many steps the whole job takes, once it is known. */
      readonly stepsTotal?: number;
      readonly runAt?: number;
    };

/** What a step gets. */
export interface Step<Input, Position> {
  readonly db: Db;
  readonly input: Input;
  /** Null before the first step. */
  readonly position: Position | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Why the attempt before this one failed; null when it did not. */
  readonly lastError: string | null;
}

/**
 * A kind of background work. A job is a series of short steps (under 200 ms, since the embedded database has one
 * connection), and continues on any server after a crash.
 */
export interface JobKind<Input = unknown, Position = unknown> {
  readonly name: string;
  /**
   * `transaction`: `db` is a transaction that also saves the position. A step takes effect exactly once.
   * `external`: for effects outside the database, such as sending a mail. A crash between effect and commit repeats
   * the step, so it takes effect at least once.
   */
  readonly effects: 'transaction' | 'external';
  step(step: Step<Input, Position>): Promise<StepResult<Position>>;
  /** Failures in a row after which the job fails for good; 10 unless given. */
  readonly maxFailures?: number;
  /** Milliseconds between the end of a job and its next run, for work that recurs. Such a job never ends. */
  readonly everyMs?: number;
}
