import type { CorrectionBody } from '@rollcall/shared/contract';
import {
  type CompanyZone,
  clipBreaks,
  toIsoWithOffset,
  totalBreakMinutes,
  toWallClock,
  workedMinutes,
} from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { LogWithBreaks } from '../log/find-logs.ts';
import { toBreakSpans, toSession } from '../log/find-logs.ts';
import { versionOf } from '../log/version-of.ts';
import type { CorrectionRow } from './queries.ts';

/**
 * A correction with the times before and after, both in the log's zone, and the difference in worked minutes.
 * @param companyZone zone of `requestedAt` and `decidedAt`.
 * @param effectMins what it does to the day; without it, the difference to the log.
 */
export function presentCorrection(
  row: CorrectionRow,
  companyZone: CompanyZone,
  effectMins?: number,
): CorrectionBody {
  const { id, employeeId, timeLogId, workDate, reason, status, decisionReason, log } = row;
  const punchIn = row.punchIn.getTime();
  const punchOut = row.punchOut.getTime();
  const before = log ? timesOf(log) : null;
  const breaks = clipBreaks(log ? toBreakSpans(log) : [], punchIn, punchOut);
  const worked = workedMinutes({ punchIn, punchOut, breaks }) ?? 0;
  const zone = log?.zone ?? row.zone;
  return {
    id,
    employeeId,
    employeeName: fullName(row.employee),
    employeeCode: row.employeeCode,
    timeLogId,
    workDate,
    zone,
    reason,
    status,
    requestedAt: toIsoWithOffset(row.requestedAt.getTime(), companyZone),
    before,
    after: {
      punchIn: toWallClock(punchIn, zone),
      punchOut: toWallClock(punchOut, zone),
      breakMins: totalBreakMinutes(breaks),
      workedMins: worked,
    },
    punchedOutAt: punchedOutSince(row),
    logChange: changeSince(row),
    version: status === 'Pending' && log ? versionOf(log) : null,
    effectMins: effectMins ?? worked - (before?.workedMins ?? 0),
    decidedBy: row.decider && fullName(row.decider),
    decidedAt: row.decidedAt && toIsoWithOffset(row.decidedAt.getTime(), companyZone),
    decisionReason,
    isSelfDecided: row.decidedBy === employeeId,
  };
}

/** The punch-out that was made after the request, which an approval would replace; ISO 8601 in the log's zone. */
function punchedOutSince({ status, logState, log }: CorrectionRow): string | null {
  if (status !== 'Pending' || logState !== 'open' || !log?.punchOut) return null;
  return toIsoWithOffset(log.punchOut.getTime(), log.zone);
}

/** What an administrator has done to the log after the request. */
function changeSince({ status, requestedAt, log }: CorrectionRow): 'changed' | 'deleted' | null {
  if (status !== 'Pending' || log === null) return null;
  if (log.deletedAt !== null) return 'deleted';
  // Both are whole seconds: in the same second, the request may have been first.
  const isNewVersion = log.supersedes !== null && log.createdAt >= requestedAt;
  return isNewVersion || log.isSuperseded ? 'changed' : null;
}

function timesOf(log: LogWithBreaks) {
  const session = toSession(log);
  const { punchIn, punchOut } = session;
  return {
    punchIn: toWallClock(punchIn, log.zone),
    punchOut: punchOut === null ? null : toWallClock(punchOut, log.zone),
    breakMins: totalBreakMinutes(session.breaks),
    workedMins: workedMinutes(session),
  };
}
