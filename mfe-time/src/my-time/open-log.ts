import type { TimeLog } from '@rollcall/shared/calls';
import {
  addDays,
  formatDate,
  isMissingOut,
  liveMinutes,
  readInstant,
} from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** The break that the log's owner is on. */
export const breakIn = ({ breaks }: TimeLog) => breaks.find(({ endTime }) => endTime === null);

/** The page that requests a correction of a log. */
export const correctionPath = ({ id, workDate }: TimeLog): string =>
  `/applyCorrection?month=${workDate?.slice(0, 7)}&log=${id}`;

/** Minutes so far of an open log (design §10), in its zone or the company zone; undefined when neither is known. */
export function openMinutes(log: TimeLog, now: number, companyZone: string | null) {
  const zone = log.zone ?? companyZone;
  return zone === null ? undefined : liveMinutes(log, now, zone);
}

/**
 * Whether a punch-in would mark the open log `missing-out` (design §10): it belongs to an earlier work date and is older
 * than 16 hours. The server decides; this only predicts its response.
 */
export function mayPunchInAgain(open: TimeLog, now: number, companyZone: string | null): boolean {
  const zone = companyZone ?? open.zone;
  if (zone === null || open.punchInAt === null || open.workDate === null) return false;
  const punchIn = readInstant(open.punchInAt, zone);
  return isMissingOut({ punchIn, workDate: open.workDate }, now, zone);
}

/** The log's work date, as 'yesterday' or 'Mar 09, 2026'. `today` is a date `YYYY-MM-DD`. */
export const dayOf = ({ workDate }: TimeLog, today: string): string =>
  workDate === addDays(today, -1) ? TEXTS.yesterday : formatDate(workDate);
