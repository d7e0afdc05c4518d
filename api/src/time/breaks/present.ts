import type { BreakRowBody } from '@rollcall/shared/contract';
import { totalBreakMinutes, toWallClock } from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { BreakRow } from './queries.ts';

/** A break of any employee, times in the zone of its log (spec §3). */
export function presentBreak(row: BreakRow): BreakRowBody {
  const start = row.startedAt.getTime();
  const end = row.endedAt?.getTime() ?? null;
  return {
    id: row.id,
    employeeId: row.employeeId,
    employeeName: fullName(row),
    date: row.workDate,
    startTime: toWallClock(start, row.zone),
    endTime: end === null ? null : toWallClock(end, row.zone),
    duration: end === null ? null : totalBreakMinutes([{ start, end }]),
    reason: row.reason,
  };
}
