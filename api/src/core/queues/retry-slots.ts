/** How long after its time a slot can be used, milliseconds, since clients retry late. */
const GRACE_MS = 15_000;

/** Reserved times at which refused senders may retry. */
export interface RetrySlots {
  /** Time of a sender's last slot; 0 without one. */
  last(sender: string): number;
  reserve(sender: string, at: number, now: number): void;
  /** Consumes a slot of the sender whose time has come; false when there is none. */
  consume(sender: string, now: number): boolean;
}

/** Reserves up to `maxSlots` slots; beyond that a refused sender gets a time to retry, but no reserved slot. */
export function makeRetrySlots(maxSlots: number): RetrySlots {
  /** Times, oldest first, by sender. */
  const slotsBySender = new Map<string, number[]>();
  let total = 0;

  function dropMissed(sender: string, now: number): number[] {
    const times = slotsBySender.get(sender) ?? [];
    const remaining = times.filter((at) => at > now - GRACE_MS);
    total -= times.length - remaining.length;
    if (remaining.length > 0) slotsBySender.set(sender, remaining);
    else slotsBySender.delete(sender);
    return remaining;
  }

  return {
    last: (sender) => slotsBySender.get(sender)?.at(-1) ?? 0,
    reserve(sender, at, now) {
      if (total >= maxSlots) for (const other of slotsBySender.keys()) dropMissed(other, now);
      if (total >= maxSlots) return;
      total += 1;
      const times = slotsBySender.get(sender) ?? [];
      times.push(at);
      slotsBySender.set(sender, times);
    },
    consume(sender, now) {
      const times = dropMissed(sender, now);
      if ((times[0] ?? Number.POSITIVE_INFINITY) > now) return false;
      times.shift();
      total -= 1;
      if (times.length === 0) slotsBySender.delete(sender);
      return true;
    },
  };
}
