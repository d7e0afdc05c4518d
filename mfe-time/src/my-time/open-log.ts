import type { OwnTimeLog, TimeLog } from '@rollcall/shared/calls';
import {
  elapsedMinutes,
  HOUR_MS,
  isMissingOut,
  liveMinutes,
  MAX_SESSION_HOURS,
  readInstant,
  toWallClock,
} from '@rollcall/shared/domain';

/** The break that the log's owner is on. */
export const breakIn = ({ breaks }: OwnTimeLog) => breaks.find(({ endTime }) => endTime === null);

/** The page that requests a correction of a log. */
export const correctionPath = ({ id, workDate }: OwnTimeLog): string =>
  `/applyCorrection?month=${workDate.slice(0, 7)}&log=${id}`;

/** Minutes so far of an open log (design §10), in its zone or the company zone; undefined when neither is known. */
export function openMinutes(log: TimeLog, now: number, companyZone: string | null) {
  const zone = log.zone ?? companyZone;
  return zone === null ? undefined : liveMinutes(log, now, zone);
}

/** Wall-clock text of a time of a log in the zone of the page, so that the page has one zone; as written without one. */
export function textIn(pageZone: string | null, time: string | null): string | null {
  const instant = instantOf(time, pageZone);
  return instant === undefined || pageZone === null ? time : toWallClock(instant, pageZone);
}

/** Minutes since the punch-in, breaks included; null when it is unreadable. */
export function minutesSince(
  { punchIn, zone }: OwnTimeLog,
  now: number,
  companyZone: string | null,
) {
  const at = instantOf(punchIn, zone ?? companyZone);
  return at === undefined ? null : elapsedMinutes(at, now);
}

/** Epoch milliseconds of a time of a log; undefined when it is absent or unreadable. */
export function instantOf(at: string | null, zone: string | null): number | undefined {
  if (at === null || zone === null) return undefined;
  try {
    return readInstant(at, zone);
  } catch {
    return undefined;
  }
}

/**
 * Whether a punch-in would mark the open log `missing-out` (design §10): it belongs to an earlier work date and is older
 * than 16 hours. The server decides; this only predicts its response.
 */
export function mayPunchInAgain(open: TimeLog, now: number, companyZone: string | null): boolean {
  const zone = open.zone ?? companyZone;
  if (zone === null || open.punchIn === null || open.workDate === null) return false;
  const punchIn = readInstant(open.punchIn, zone);
  return isMissingOut({ punchIn, workDate: open.workDate }, now, zone);
}

/**
 * Whether its owner may still punch out of a log that misses its punch-out: until 30 hours after the punch-in, and not
 * once a later log exists, which would overlap (docs/working-time.md#forgotten-punch-outs).
 */
export function isOpenForLateOut(log: OwnTimeLog, { now, zone, others }: Around): boolean {
  const since = instantOf(log.punchIn, log.zone ?? zone);
  const isLatest = others.every((other) => {
    const start = instantOf(other.punchIn, other.zone ?? zone);
    return start === undefined || since === undefined || start <= since;
  });
  return isLatest && isWithinSession(log, now, zone);
}

interface Around {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The zone of a log that names none. */
  readonly zone: string | null;
  /** Other logs of the employee. */
  readonly others: readonly OwnTimeLog[];
}

/** Whether the log is at most as long as the server allows (design §15.13). */
export function isWithinSession(log: OwnTimeLog, now: number, companyZone: string | null): boolean {
  const since = instantOf(log.punchIn, log.zone ?? companyZone);
  return since !== undefined && now - since <= MAX_SESSION_HOURS * HOUR_MS;
}
