/** How long after its time a slot can be used, milliseconds, since clients retry late. */
const GRACE_MS = 15_000;

/** Reserved times at which refused clients may retry. */
export interface ReservedSlots {
  /** Time of a client's last slot; 0 without one. */
  last(client: string): number;
  reserve(client: string, at: number, now: number): void;
  /** Consumes a slot of the client whose time has come; false when there is none. */
  consume(client: string, now: number): boolean;
}

/** Reserves up to `maxSlots` slots; beyond that a refused client gets a time to retry, but no reserved slot. */
export function createReservedSlots(maxSlots: number): ReservedSlots {
  /** Times, oldest first, by client. */
  const slotsByClient = new Map<string, number[]>();
  let total = 0;

  function dropMissed(client: string, now: number): number[] {
    const times = slotsByClient.get(client) ?? [];
    const remaining = times.filter((at) => at > now - GRACE_MS);
    total -= times.length - remaining.length;
    if (remaining.length > 0) slotsByClient.set(client, remaining);
    else slotsByClient.delete(client);
    return remaining;
  }

  return {
    last: (client) => slotsByClient.get(client)?.at(-1) ?? 0,
    reserve(client, at, now) {
      if (total >= maxSlots) for (const other of slotsByClient.keys()) dropMissed(other, now);
      if (total >= maxSlots) return;
      total += 1;
      const times = slotsByClient.get(client) ?? [];
      times.push(at);
      slotsByClient.set(client, times);
    },
    consume(client, now) {
      const times = dropMissed(client, now);
      if ((times[0] ?? Number.POSITIVE_INFINITY) > now) return false;
      times.shift();
      total -= 1;
      if (times.length === 0) slotsByClient.delete(client);
      return true;
    },
  };
}
