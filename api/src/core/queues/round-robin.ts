/** Waiting items, in one queue per client. */
export interface RoundRobin<T> {
  /** @param isFirst adds to the front of the client's queue instead of its end. */
  add(client: string, item: T, isFirst: boolean): void;
  /** Removes an item that is no longer needed; false when it has been taken. */
  remove(client: string, item: T): boolean;
  /** Removes and returns the next item of the client whose turn it is; undefined when nothing waits. */
  take(): T | undefined;
  /**
   * How many items would be taken before another one of a client: its own queue and as many turns of the
   * others.
   */
  aheadOf(client: string): number;
  /** Number of waiting items over all clients. */
  waiting(): number;
}

/** Queues per client from which items are taken in turns (round robin). */
export function createRoundRobin<T>(): RoundRobin<T> {
  /** Queues by client, in the order of the clients' turns; none is empty. */
  const queues = new Map<string, T[]>();
  let waiting = 0;
  return {
    add(client, item, isFirst) {
      const queue = queues.get(client) ?? [];
      if (isFirst) queue.unshift(item);
      else queue.push(item);
      queues.set(client, queue);
      waiting += 1;
    },
    remove(client, item) {
      const queue = queues.get(client) ?? [];
      const index = queue.indexOf(item);
      if (index === -1) return false;
      queue.splice(index, 1);
      if (queue.length === 0) queues.delete(client);
      waiting -= 1;
      return true;
    },
    take() {
      const [next] = queues;
      if (!next) return undefined;
      const [client, queue] = next;
      const item = queue.shift();
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      waiting -= 1;
      return item;
    },
    aheadOf(client) {
      const ownLength = queues.get(client)?.length ?? 0;
      let ahead = ownLength;
      for (const [other, queue] of queues) {
        if (other !== client) ahead += Math.min(queue.length, ownLength + 1);
      }
      return ahead;
    },
    waiting: () => waiting,
  };
}
