/** Work that a request starts and does not wait for, so that its answer tells nothing of it. */
export interface Background {
  /** Begins at once; a failure goes to the log. */
  run(work: () => Promise<void>): void;
  /** Ends when all work begun so far has ended. */
  idle(): Promise<void>;
}

export function startBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const job = work()
        .catch(onError)
        .finally(() => running.delete(job));
      running.add(job);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
