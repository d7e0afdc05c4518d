import type { JobKind, Step } from '../core/jobs/job-kind.ts';

/** Input of {@link counting}. */
export interface Counter {
  readonly to: number;
}

/** A kind of job for tests: inserts the numbers up to `input.to` into the table `effects`, one in each step. `hook` runs after the insertion. */
export function counting(hook: (n: number) => Promise<void> | void = () => {}) {
  return {
    name: 'count',
    effects: 'transaction',
    async step({ db, input, position }: Step<Counter, number>) {
      const n = (position ?? 0) + 1;
      await db.execute(`INSERT INTO effects VALUES (${n})`);
      await hook(n);
      if (n === input.to) return { isFinished: true };
      return { isFinished: false, position: n, stepsTotal: input.to };
    },
  } as const satisfies JobKind<Counter, number>;
}
