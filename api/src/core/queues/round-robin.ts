/** Waiting items, in one queue per sender. */
export interface RoundRobin<T> {
  /** @param isFirst adds to the front of the sender's queue instead of its end. */
  add(sender: string, item: T, isFirst: boolean): void;
  /** Removes and returns the next item of the sender whose turn it is; undefined when nothing waits. */
  take(): T | undefined;
  /**
   * How many items would be taken before another one of a sender: its own queue and as many turns of the
   * others.
   */
  aheadOf(sender: string): number;
  /** Number of senders with waiting items. */
  senders(): number;
  /** Number of waiting items over all senders. */
  waiting(): number;
}

/** Queues per sender from which items are taken in turns (round robin). */
export function makeRoundRobin<T>(): RoundRobin<T> {
  /** Queues by sender, in the order of the senders' turns; none is empty. */
  const queues = new Map<string, T[]>();
  let waiting = 0;
  return {
    add(sender, item, isFirst) {
      const queue = queues.get(sender) ?? [];
      if (isFirst) queue.unshift(item);
      else queue.push(item);
      queues.set(sender, queue);
      waiting += 1;
    },
    take() {
      const [next] = queues;
      if (!next) return undefined;
      const [sender, queue] = next;
      const item = queue.shift();
      queues.delete(sender);
      if (queue.length > 0) queues.set(sender, queue);
      waiting -= 1;
      return item;
    },
    aheadOf(sender) {
      const ownLength = queues.get(sender)?.length ?? 0;
      let ahead = ownLength;
      for (const [other, queue] of queues) {
        if (other !== sender) ahead += Math.min(queue.length, ownLength + 1);
      }
      return ahead;
    },
    senders: () => queues.size,
    waiting: () => waiting,
  };
}
