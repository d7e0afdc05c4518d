/** Work that a request starts and does not wait for, so that the response reveals nothing about it. */
export interface Background {
  /** Starts at once; an error is logged. */
  run(work: () => Promise<unknown>): void;
  /** Resolves when all work started so far has finished. */
  idle(): Promise<void>;
}

export function startBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
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
