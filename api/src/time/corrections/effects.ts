import { dayMinutes, type TimePolicy } from '@rollcall/shared/domain';
import { findDayLogs } from '../../attendance/days/find-days.ts';
import { loadPolicies } from '../../attendance/plans/load-policies.ts';
import type { Db } from '../../core/db/connection.ts';
import { readTogether } from '../../core/db/one-connection.ts';
import { findAdjustedCorrections } from '../adjustments/find-corrections.ts';
import type { LogWithBreaks } from '../log/find-logs.ts';
import { toBreakSpans } from '../log/find-logs.ts';
import { type DayLog, withCorrection } from './apply.ts';
import type { CorrectionRow } from './queries.ts';

/**
 * What corrections do to the worked minutes of their days, by id: with the breaks and the rounding of the time policy, or as they
 * were posted for a closed day. Corrections whose logs have been changed otherwise are left out.
 */
export async function findEffects(
  db: Db,
  rows: readonly CorrectionRow[],
): Promise<ReadonlyMap<number, number>> {
  const dates = rows.map(({ workDate }) => workDate).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return new Map();
  const [range, ids] = [{ from, to }, [...new Set(rows.map(({ employeeId }) => employeeId))]];
  const [policyOf, dayLogs, adjustments] = await readTogether(db, (one) =>
    Promise.all([
      loadPolicies(one, ids, range),
      findDayLogs(one, ids, [...new Set(dates)]),
      findAdjustedCorrections(one, ids, range),
    ]),
  );
  const logs = Map.groupBy(dayLogs, keyOf);
  const adjusted = Map.groupBy(adjustments, keyOf);
  return new Map(
    rows.flatMap((row) => {
      const policy = policyOf(row.employeeId, row.workDate);
      // Earlier corrections of a closed day have not changed its logs.
      const ofDay = (adjusted.get(keyOf(row)) ?? []).reduce(
        withCorrection,
        logs.get(keyOf(row)) ?? [],
      );
      const minutes = row.postedMin ?? effectOf(row, ofDay, policy);
      return minutes === undefined ? [] : [[row.id, minutes] as const];
    }),
  );
}

const keyOf = ({ employeeId, workDate }: Pick<CorrectionRow, 'employeeId' | 'workDate'>) =>
  `${employeeId} ${workDate}`;

/** @param logs those of the day that count now */
function effectOf(
  row: CorrectionRow,
  logs: readonly DayLog[],
  policy: TimePolicy,
): number | undefined {
  const workedOf = (some: readonly DayLog[]) => dayMinutes(some, policy).workedMin;
  if (row.status === 'Approved') {
    const made = logs.find(({ id }) => id === row.madeLogId);
    if (!made) return undefined;
    const others = logs.filter((log) => log !== made);
    return workedOf(logs) - workedOf(row.log ? [...others, toDayLog(row.log)] : others);
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
