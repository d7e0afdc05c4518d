/** How long after its time an appointment can be kept, milliseconds: clients are late. */
const GRACE_MS = 15_000;

/** When senders were told to come back. */
export interface Appointments {
  /** The last one of a sender; 0 without any. */
  last(sender: string): number;
  add(sender: string, at: number, now: number): void;
  /** Uses up an appointment of the sender whose time has come; false when there is none. */
  keep(sender: string, now: number): boolean;
}

/** Keeps at most so many appointments; beyond them the time that was told is a guess, and holds no place. */
export function makeAppointments(most: number): Appointments {
  /** Times, oldest first, by sender. */
  const bySender = new Map<string, number[]>();
  let total = 0;

  function forgetMissed(sender: string, now: number): number[] {
    const times = bySender.get(sender) ?? [];
    const kept = times.filter((at) => at > now - GRACE_MS);
    total -= times.length - kept.length;
    if (kept.length > 0) bySender.set(sender, kept);
    else bySender.delete(sender);
    return kept;
  }

  return {
    last: (sender) => bySender.get(sender)?.at(-1) ?? 0,
    add(sender, at, now) {
      if (total >= most) for (const other of bySender.keys()) forgetMissed(other, now);
      if (total >= most) return;
      total += 1;
      const times = bySender.get(sender) ?? [];
      times.push(at);
      bySender.set(sender, times);
    },
    keep(sender, now) {
      const times = forgetMissed(sender, now);
      if ((times[0] ?? Number.POSITIVE_INFINITY) > now) return false;
      times.shift();
      total -= 1;
      if (times.length === 0) bySender.delete(sender);
      return true;
    },
  };
}
