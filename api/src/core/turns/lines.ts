/** What waits, a line for each sender. */
export interface Lines<T> {
  /** @param isFirst to the front of the sender's line, instead of its end. */
  add(sender: string, item: T, isFirst: boolean): void;
  /** The next one of the sender whose turn it is; undefined when nothing waits. */
  take(): T | undefined;
  /** How many would be taken before another one of a sender: its own line, and as many turns of the others. */
  aheadOf(sender: string): number;
  /** Senders with a line. */
  senders(): number;
  /** Over all lines. */
  waiting(): number;
}

/** Lines that are taken from in turns (round robin). */
export function makeLines<T>(): Lines<T> {
  /** By sender, in the order of the senders' turns; none is empty. */
  const lines = new Map<string, T[]>();
  let waiting = 0;
  return {
    add(sender, item, isFirst) {
      const line = lines.get(sender) ?? [];
      if (isFirst) line.unshift(item);
      else line.push(item);
      lines.set(sender, line);
      waiting += 1;
    },
    take() {
      const [next] = lines;
      if (!next) return undefined;
      const [sender, line] = next;
      const item = line.shift();
      lines.delete(sender);
      if (line.length > 0) lines.set(sender, line);
      waiting -= 1;
      return item;
    },
    aheadOf(sender) {
      const own = lines.get(sender)?.length ?? 0;
      let ahead = own;
      for (const [other, line] of lines) {
        if (other !== sender) ahead += Math.min(line.length, own + 1);
      }
      return ahead;
    },
    senders: () => lines.size,
    waiting: () => waiting,
  };
}
