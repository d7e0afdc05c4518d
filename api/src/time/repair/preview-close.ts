import type { ClosePreviewBody } from '@rollcall/shared/contract';
import {
  type ClosingTime,
  closingTime,
  hasBreakWithoutEnd,
  MAX_LOGS_PER_CALL,
  toIsoWithOffset,
  toWallClock,
  workedMinutes,
} from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import type { TimeLogFilter } from '../log/filter.ts';
import { toBreakSpans, toSession } from '../log/find-logs.ts';
import { describeOverlap } from '../log/overlap.ts';
import { presentTimeLog } from '../log/present.ts';
import { versionOf } from '../log/version-of.ts';
import { findOverlapsOf } from './close-logs.ts';
import { findMissingOuts } from './find-missing-outs.ts';
import { OWN_LOG } from './lock-version.ts';
import { shiftEndsOf } from './shift-end.ts';

interface PreviewQuery extends Pick<TimeLogFilter, 'from' | 'to' | 'department' | 'search'> {
  /** Time of day `HH:mm`; absent: the end of the shift that is planned on each log's date. */
  readonly at?: string | undefined;
}

type Row = Awaited<ReturnType<typeof findLogs>>['logs'][number];

/** How the logs without a punch-out that match would be closed at a time of day (decision 058). */
export async function previewClose(
  context: Context,
  caller: Caller,
  { at, ...filter }: PreviewQuery,
): Promise<{ rows: ClosePreviewBody[]; total: number }> {
  const now = Math.floor(context.clock() / 1000) * 1000;
  const { logs, total } = await findLogs(context, filter);
  const endOf =
    at === undefined
      ? await shiftEndsOf(context, logs, now)
      : (log: Row) => closingTime(toClose(log), at, now);
  const times = logs.map((log) => timeOf(log, caller, endOf));
  const possible = logs.flatMap((log, index) => {
    const punchOut = times[index]?.punchOut;
    return punchOut === undefined ? [] : [{ log, punchOut }];
  });
  const overlaps = await findOverlapsOf(context.db, possible);
  const inTheWay = new Map([...overlaps].map(([index, log]) => [possible[index]?.log.id, log]));
  const rows = logs.map((log, index) => {
    const other = inTheWay.get(log.id);
    const time = times[index];
    return present(log, {
      punchOut: other ? undefined : time?.punchOut,
      problem: other ? describeOverlap(other) : (time?.refused ?? null),
      timeLogId: other?.id ?? null,
    });
  });
  return { rows, total };
}

async function findLogs({ db }: Context, filter: Omit<PreviewQuery, 'at'>) {
  const { rows, total } = await findMissingOuts(db, filter, MAX_LOGS_PER_CALL);
  return { logs: rows, total };
}

const toClose = (log: Row) => ({
  punchIn: log.punchIn.getTime(),
  breaks: toBreakSpans(log),
  zone: log.zone,
});

/** When a log ends, or as a sentence why it cannot be closed. */
function timeOf(log: Row, caller: Caller, endOf: (log: Row) => ClosingTime): ClosingTime {
  if (log.employeeId === caller.id) return { refused: OWN_LOG };
  const time = endOf(log);
  return time.refused === undefined ? time : { refused: `${time.refused}.` };
}

function present(
  log: Row,
  found: { punchOut: number | undefined; problem: string | null; timeLogId: number | null },
): ClosePreviewBody {
  const { punchOut, problem, timeLogId } = found;
  const { id, employeeId, workDate, punchIn, totalBreakMins } = presentTimeLog(log);
  const { zone } = log;
  const session = { ...toSession(log), punchOut: punchOut ?? null };
  return {
    id,
    version: versionOf(log),
    employeeId,
    employeeName: fullName(log),
    employeeCode: log.employeeCode,
    workDate,
    zone,
    punchIn,
    punchOut: punchOut === undefined ? null : toWallClock(punchOut, zone),
    punchOutAt: punchOut === undefined ? null : toIsoWithOffset(punchOut, zone),
    workedMins: workedMinutes(session),
    breakMins: totalBreakMins,
    problem,
    timeLogId,
    hasBreakWithoutEnd: hasBreakWithoutEnd(session.breaks),
  };
}
