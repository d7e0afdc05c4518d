import { type CompanyZone, dayMinutes, type TimePolicy } from '@rollcall/shared/domain';
import { findDayLogs } from '../../attendance/days/find-days.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { inArray } from '../../core/db/drizzle.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import { findAdjustedCorrections } from '../adjustments/find-corrections.ts';
import type { LogWithBreaks } from '../log/find-logs.ts';
import { toBreakSpans } from '../log/find-logs.ts';
import { type DayLog, withCorrection } from './apply.ts';
import type { CorrectionRow } from './queries.ts';

/**
 * What corrections do to the worked minutes of their days, by id: with the breaks and the rounding of the time policy, or as they
 * were posted for a closed day. Corrections whose logs have been changed otherwise are left out.
 * @param logOf the log that a correction corrects
 */
export async function findEffects(
  { db, zone }: { readonly db: Db; readonly zone: CompanyZone },
  rows: readonly CorrectionRow[],
  logOf: (row: CorrectionRow) => LogWithBreaks | undefined,
): Promise<ReadonlyMap<number, number>> {
  const dates = rows.map(({ workDate }) => workDate).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return new Map();
  const [range, ids] = [{ from, to }, [...new Set(rows.map(({ employeeId }) => employeeId))]];
  const posted = await findPosted(
    db,
    rows.map(({ id }) => id),
  );
  const plans = await loadPlans({ db, zone }, ids, range);
  const logs = Map.groupBy(await findDayLogs(db, ids, range), keyOf);
  const adjusted = Map.groupBy(await findAdjustedCorrections(db, ids, range), keyOf);
  return new Map(
    rows.flatMap((row) => {
      const { policy } = plans.planOf(row.employeeId, row.workDate);
      // Earlier corrections of a closed day have not changed its logs.
      const ofDay = (adjusted.get(keyOf(row)) ?? []).reduce(
        withCorrection,
        logs.get(keyOf(row)) ?? [],
      );
      const minutes = posted.get(row.id) ?? effectOf(row, ofDay, logOf(row), policy);
      return minutes === undefined ? [] : [[row.id, minutes] as const];
    }),
  );
}

const keyOf = ({ employeeId, workDate }: Pick<CorrectionRow, 'employeeId' | 'workDate'>) =>
  `${employeeId} ${workDate}`;

async function findPosted(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: timeAdjustments.correctionId, minutes: timeAdjustments.minutes })
    .from(timeAdjustments)
    .where(inArray(timeAdjustments.correctionId, [...ids]));
  return new Map(rows.flatMap(({ id, minutes }) => (id === null ? [] : [[id, minutes] as const])));
}

/** @param logs those of the day that count now */
function effectOf(
  row: CorrectionRow,
  logs: readonly DayLog[],
  corrected: LogWithBreaks | undefined,
  policy: TimePolicy,
): number | undefined {
  const workedOf = (some: readonly DayLog[]) => dayMinutes(some, policy).workedMin;
  if (row.status === 'Approved') {
    const made = logs.find(({ id }) => id === row.madeLogId);
    if (!made) return undefined;
    const others = logs.filter((log) => log !== made);
    return workedOf(logs) - workedOf(corrected ? [...others, toDayLog(corrected)] : others);
  }
  if (row.timeLogId !== null && !logs.some(({ id }) => id === row.timeLogId)) return undefined;
  return workedOf(withCorrection(logs, row)) - workedOf(logs);
}

function toDayLog(log: LogWithBreaks): DayLog {
  const { id, employeeId, workDate, punchIn, punchOut, state } = log;
  return {
    id,
    employeeId,
    workDate,
    punchIn: punchIn.getTime(),
    punchOut: punchOut?.getTime() ?? null,
    state,
    breaks: toBreakSpans(log),
  };
}
