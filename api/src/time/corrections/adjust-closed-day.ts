import { addDays, dayMinutes, formatDate } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { findDayLogs } from '../../attendance/days/find-days.ts';
import { findClosedPeriod, findClosedSheet } from '../../attendance/periods/find-closed-period.ts';
import { loadPolicies } from '../../attendance/plans/load-policies.ts';
import type { Command } from '../../commands/command.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findAdjustedCorrections } from '../adjustments/find-corrections.ts';
import { insertAdjustment } from '../adjustments/insert-adjustment.ts';
import { type DayLog, withCorrection } from './apply.ts';
import type { LockedCorrection } from './lock-correction.ts';

/**
 * Approves a correction of a closed day: its time logs stay, and the difference in worked minutes is posted on the first day after
 * it that is open, also of 0 minutes, since later corrections count from it (docs/working-time.md#closed-periods). Does nothing
 * when the day is open.
 * @returns whether the day is closed.
 * @throws ApiError `conflict` when the times overlap others.
 */
export async function adjustClosedDay(
  command: Command,
  correction: LockedCorrection['correction'],
): Promise<boolean> {
  const { tx, caller, now } = command;
  const { id, employeeId, workDate, reason } = correction;
  const closed = await findClosedPeriod(tx, employeeId, workDate);
  if (!closed) return false;
  const minutes = await differenceOf(command, correction);
  let postedDate = addDays(closed.to, 1);
  for (;;) {
    const next = await findClosedSheet(tx, employeeId, postedDate);
    if (!next) break;
    postedDate = addDays(next.to, 1);
  }
  await insertAdjustment(tx, {
    employeeId,
    forDate: workDate,
    postedDate,
    kind: 'correction',
    minutes,
    correctionId: id,
    reason,
    createdBy: caller.id,
    createdAt: new Date(now),
  });
  return true;
}

/**
 * Worked minutes of the day with the corrected times, less those with what earlier corrections have made of it, by the same rules.
 * @throws ApiError `conflict` when the times overlap others.
 */
async function differenceOf(
  { tx }: Command,
  correction: LockedCorrection['correction'],
): Promise<number> {
  const { employeeId, workDate } = correction;
  const around = { from: addDays(workDate, -1), to: addDays(workDate, 1) };
  const earlier = await findAdjustedCorrections(tx, [employeeId], around);
  const stored = await findDayLogs(tx, [employeeId], datesOf(around));
  const before = earlier.reduce(withCorrection, stored);
  const after = withCorrection(before, correction);
  refuseOverlap(after);
  const day = { from: workDate, to: workDate };
  const policyOf = await loadPolicies(tx, [employeeId], day);
  const policy = policyOf(employeeId, workDate);
  const workedOf = (logs: readonly DayLog[]) =>
    dayMinutes(
      logs.filter((log) => log.workDate === workDate),
      policy,
    ).workedMin;
  return workedOf(after) - workedOf(before);
}

/** @throws ApiError `conflict` when the last log overlaps another one. */
function refuseOverlap(logs: readonly DayLog[]): void {
  const corrected = logs.at(-1);
  if (!corrected) return;
  const { punchIn, punchOut } = corrected;
  const isInTheWay = (log: DayLog) =>
    log.punchIn < (punchOut ?? punchIn) && punchIn < (log.punchOut ?? log.punchIn + 1);
  const other = logs.slice(0, -1).find(isInTheWay);
  if (!other) return;
  throw new ApiError(
    'conflict',
    `These times overlap a time log or an approved correction of ${formatDate(other.workDate)}.`,
  );
}
