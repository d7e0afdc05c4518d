import type { FieldError, WorkScheduleBody } from '@rollcall/shared/contract';
import { checkDays, type Shift } from '@rollcall/shared/domain';
import { findShifts } from '../../attendance/plans/find-plans.ts';
import { toShift } from '../../attendance/plans/to-plan.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  areEqual,
  counted,
  refuseBroken,
  refuseStale,
  takenName,
  withChanges,
} from '../changes/change.ts';
import {
  countAssignments,
  findAllDays,
  findAllSchedules,
  insertSchedule,
  removeSchedule,
  replaceDays,
  saveSchedule,
} from './queries.ts';

type Days = readonly (readonly number[])[];

/** All work schedules, by name, with their days and how many assignments have them. */
export async function listSchedules(db: Db): Promise<WorkScheduleBody[]> {
  const rows = await findAllSchedules(db);
  const byIndex = Map.groupBy(
    await findAllDays(db),
    ({ scheduleId, dayIndex }) => `${scheduleId} ${dayIndex}`,
  );
  const used = await countAssignments(db);
  return rows.map((row) => ({
    ...row,
    days: Array.from({ length: row.cycleDays }, (_, index) =>
      (byIndex.get(`${row.id} ${index}`) ?? []).map(({ shiftId }) => shiftId),
    ),
    assignments: used.get(row.id) ?? 0,
  }));
}

/** @throws ApiError `invalid` with every broken rule. */
export async function createSchedule(
  { tx, now, caller }: Command,
  { name, anchorDate, days }: { name: string; anchorDate: string; days: Days },
): Promise<WorkScheduleBody> {
  const taken = takenName(await findAllSchedules(tx), { name });
  refuseBroken([...taken, ...(await brokenDays(tx, days))]);
  const row = await insertSchedule(tx, { name, anchorDate, cycleDays: days.length });
  await replaceDays(tx, row.id, new Map(days.entries()));
  const after = { ...row, days: toLists(days) };
  await writeAudit(tx, caller, now, { action: 'work-schedule.create', after });
  return { ...after, assignments: 0 };
}

interface Update {
  readonly name?: string | undefined;
  readonly anchorDate?: string | undefined;
  readonly days?: Days | undefined;
  readonly version?: number | null | undefined;
}

/** @throws ApiError `stale`, or `invalid` with every broken rule. */
export async function updateSchedule(
  { tx, now, caller }: Command,
  before: WorkScheduleBody,
  { version, days: given, ...changes }: Update,
): Promise<WorkScheduleBody> {
  refuseStale(before, version);
  const days = given ?? before.days;
  const after = withChanges(before, {
    ...changes,
    days: toLists(days),
    cycleDays: days.length,
  });
  const taken = takenName(await findAllSchedules(tx), after);
  refuseBroken([...taken, ...(given ? await brokenDays(tx, given) : [])]);
  if (areEqual(before, after)) return before;
  const { assignments, days: _days, ...row } = after;
  const saved = { ...(await saveSchedule(tx, row)), days: after.days };
  await replaceDays(tx, row.id, changedDays(before.days, days));
  const { assignments: _assignments, ...old } = before;
  await writeAudit(tx, caller, now, { action: 'work-schedule.update', before: old, after: saved });
  return { ...saved, assignments };
}

/** @throws ApiError `conflict` while an assignment has the schedule. */
export async function deleteSchedule(
  { tx, now, caller }: Command,
  { assignments, ...before }: WorkScheduleBody,
): Promise<null> {
  if (assignments > 0) {
    const message = `The work schedule ${before.name} is used by ${counted(assignments, 'assignment')}. Assign another one first.`;
    throw new ApiError('conflict', message);
  }
  await removeSchedule(tx, before.id);
  await writeAudit(tx, caller, now, { action: 'work-schedule.delete', before });
  return null;
}

/** @throws ApiError `not_found`. */
export async function findSchedule(tx: Db, id: number): Promise<WorkScheduleBody> {
  const found = (await listSchedules(tx)).find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such work schedule.');
  return found;
}

/** Rules that the days of a cycle break; an unknown shift hides the others, which depend on it. */
async function brokenDays(tx: Db, days: Days): Promise<FieldError[]> {
  const found = await findShifts(tx, [...new Set(days.flat())]);
  const shifts = new Map(found.map((row) => [row.id, toShift(row)]));
  const unknown = days.flatMap((ids, index) =>
    ids
      .filter((id) => !shifts.has(id))
      .map((id) => ({ field: `days.${index}`, message: `There is no shift ${id}` })),
  );
  if (unknown.length > 0) return unknown;
  return checkDays(days.map((ids) => ids.map((id) => shifts.get(id) as Shift)));
}

/** The days that differ, by index; a day that the cycle no longer has is empty. */
function changedDays(before: Days, after: Days): Map<number, readonly number[]> {
  const length = Math.max(before.length, after.length);
  const entries = Array.from({ length }, (_, index) => [index, after[index] ?? []] as const);
  return new Map(entries.filter(([index, ids]) => !areEqual(before[index] ?? [], ids)));
}

const toLists = (days: Days): number[][] => days.map((ids) => [...ids]);
