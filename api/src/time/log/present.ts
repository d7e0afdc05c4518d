import type { BreakItemBody, TimeLogBody, TimeLogRowBody } from '@rollcall/shared/contract';
import {
  statusOfState,
  toIsoWithOffset,
  totalBreakMinutes,
  toWallClock,
  workedMinutes,
} from '@rollcall/shared/domain';
import type { BreakRecord } from '../../core/db/tables/time-logs.ts';
import { fullName } from '../../employees/full-name.ts';
import type { LogWithBreaks } from './find-logs.ts';
import { toSession } from './find-logs.ts';

/** A time log as the API returns it; wall-clock texts in the log's zone (spec §3, design §10). */
export function presentTimeLog(log: LogWithBreaks): TimeLogBody {
  const { id, employeeId, workDate, state, zone } = log;
  const session = toSession(log);
  const { punchIn, punchOut } = session;
  return {
    id,
    employeeId,
    workDate,
    state,
    status: state === 'missing-out' ? statusOfState(state) : log.status,
    punchIn: toWallClock(punchIn, zone),
    punchOut: punchOut === null ? null : toWallClock(punchOut, zone),
    punchInAt: toIsoWithOffset(punchIn, zone),
    punchOutAt: punchOut === null ? null : toIsoWithOffset(punchOut, zone),
    zone,
    breaksJson: JSON.stringify(log.breaks.map((item) => presentBreakItem(item, zone))),
    totalBreakMins: totalBreakMinutes(session.breaks),
    totalWorkedMins: workedMinutes(session),
    isLateOut: log.isLateOut,
  };
}

/** The same with the employee's name and code, for lists of all employees. */
export function presentTimeLogRow(
  log: LogWithBreaks & Parameters<typeof fullName>[0] & { readonly employeeCode: string },
): TimeLogRowBody {
  return {
    ...presentTimeLog(log),
    employeeName: fullName(log),
    employeeCode: log.employeeCode,
  };
}

function presentBreakItem(
  { startedAt, endedAt, reason }: BreakRecord,
  zone: string,
): BreakItemBody {
  const start = startedAt.getTime();
  const started = { start: toWallClock(start, zone), startAt: toIsoWithOffset(start, zone) };
  if (endedAt === null) return { ...started, reason };
  const end = endedAt.getTime();
  return {
    ...started,
    end: toWallClock(end, zone),
    endAt: toIsoWithOffset(end, zone),
    breakTime: totalBreakMinutes([{ start, end }]),
    reason,
  };
}
