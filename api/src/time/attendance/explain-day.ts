import type { DayExplainedBody } from '@rollcall/shared/contract';
import { attendanceDay, breakMilliseconds, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import { fullName } from '../../employees/full-name.ts';
import { listCorrectionsOfDay } from '../corrections/service.ts';
import { type LogWithBreaks, withBreaks } from '../time-logs/find-logs.ts';
import { spansOf } from '../time-logs/spans.ts';
import { presentDayLog } from './present.ts';
import { findApprovedLeaves, findLogsOfDay, findPerson } from './queries.ts';

const MINUTE_MS = 60_000;

/**
 * One day of one employee with everything that led to its totals (design §8, `attendance.month`).
 * @throws ApiError `not_found` when there is no such employee.
 */
export async function explainDay(
  context: Context,
  employeeId: number,
  date: string,
): Promise<DayExplainedBody> {
  const { db, clock, zone } = context;
  const person = await findPerson(db, employeeId);
  if (!person) throw noSuchEmployee();
  const logs = await withBreaks(db, await findLogsOfDay(db, employeeId, date));
  const [leave] = await findApprovedLeaves(db, [employeeId], { from: date, to: date });
  const counting = logs.filter((log) => !log.isSuperseded);
  return {
    employeeId,
    employeeName: fullName(person),
    date,
    status: attendanceDay({
      date,
      today: today(clock(), zone),
      joiningDate: person.joiningDate,
      exitDate: person.exitDate,
      isOnApprovedLeave: leave !== undefined,
      hasPunchIn: counting.length > 0,
    }),
    leave: leave ?? null,
    logs: logs.map(presentDayLog),
    corrections: await listCorrectionsOfDay(context, employeeId, {
      date,
      logIds: logs.map(({ id }) => id),
    }),
    workedMins: minutes(sum(counting.map(workedMilliseconds))),
    breakMins: minutes(sum(counting.map((log) => breakMilliseconds(spansOf(log))))),
  };
}

function workedMilliseconds(log: LogWithBreaks): number {
  if (log.punchOut === null) return 0;
  return log.punchOut.getTime() - log.punchIn.getTime() - breakMilliseconds(spansOf(log));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function minutes(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / MINUTE_MS));
}
