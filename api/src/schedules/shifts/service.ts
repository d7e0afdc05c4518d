import type { ShiftBody, ShiftFields } from '@rollcall/shared/contract';
import { checkDays, checkShift } from '@rollcall/shared/domain';
import { findSchedules } from '../../attendance/plans/find-plans.ts';
import { toSchedule, toShift } from '../../attendance/plans/to-plan.ts';
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
  countRosterEntries,
  countSchedules,
  findAllShifts,
  findSchedulesOf,
  insertShift,
  type NewShift,
  removeShift,
  type ShiftRow,
  saveShift,
} from './queries.ts';

type Changes = { readonly [Field in keyof ShiftFields]?: ShiftFields[Field] | undefined };

/** The fields of a new shift that are not given; the same as in the database. */
const DEFAULTS = {
  kind: 'fixed',
  coreFrom: null,
  coreTo: null,
  unpaidBreakMin: 0,
  halfAt: null,
  graceInMin: 5,
  graceOutMin: 5,
  acceptBeforeMin: 240,
  acceptAfterMin: 360,
  halfDayBelowMin: null,
  absentBelowMin: null,
  colour: 'blue',
} as const;

/** All shifts, by name, with where they are used. */
export async function listShifts(db: Db): Promise<ShiftBody[]> {
  const rows = await findAllShifts(db);
  const schedules = await countSchedules(db);
  const roster = await countRosterEntries(db);
  return rows.map((row) => present(row, schedules.get(row.id) ?? 0, roster.get(row.id) ?? 0));
}

/** @throws ApiError `invalid` with every broken rule. */
export async function createShift(
  { tx, now, caller }: Command,
  body: Changes & Pick<ShiftFields, 'name' | 'startTime' | 'endTime' | 'expectedMin'>,
): Promise<ShiftBody> {
  const { name, startTime, endTime, expectedMin } = body;
  const base: NewShift = { ...DEFAULTS, name, startTime, endTime, expectedMin };
  const row = withSeconds(withChanges(base, body));
  refuseBroken([...takenName(await findAllShifts(tx), row), ...brokenRules(row)]);
  const inserted = await insertShift(tx, row);
  await writeAudit(tx, caller, now, { action: 'shift.create', after: inserted });
  return present(inserted, 0, 0);
}

/** @throws ApiError `stale`, or `invalid` with every broken rule, also those of the schedules that have the shift. */
export async function updateShift(
  { tx, now, caller }: Command,
  before: ShiftRow,
  { version, ...changes }: Changes & { version?: number | null | undefined },
): Promise<ShiftBody> {
  refuseStale(before, version);
  const after = withSeconds(withChanges<ShiftRow>(before, changes));
  refuseBroken([...takenName(await findAllShifts(tx), after), ...brokenRules(after)]);
  await refuseOverlaps(tx, after);
  if (areEqual(before, after)) return withUse(tx, before);
  const saved = await saveShift(tx, after);
  await writeAudit(tx, caller, now, { action: 'shift.update', before, after: saved });
  return withUse(tx, saved);
}

/** @throws ApiError `conflict` that names what has the shift. */
export async function deleteShift({ tx, now, caller }: Command, before: ShiftRow): Promise<null> {
  const names = (await findSchedulesOf(tx, before.id)).map(({ name }) => name);
  const entries = (await countRosterEntries(tx)).get(before.id) ?? 0;
  const users = [
    ...(names.length > 0
      ? [`${counted(names.length, 'work schedule')} (${names.join(', ')})`]
      : []),
    ...(entries > 0 ? [`the roster on ${counted(entries, 'day')}`] : []),
  ];
  if (users.length > 0) {
    const message = `The shift ${before.name} is used by ${users.join(' and ')}. Remove it there first.`;
    throw new ApiError('conflict', message);
  }
  await removeShift(tx, before.id);
  await writeAudit(tx, caller, now, { action: 'shift.delete', before });
  return null;
}

/** @throws ApiError `not_found`. */
export async function findShift(tx: Db, id: number): Promise<ShiftRow> {
  const found = (await findAllShifts(tx)).find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such shift.');
  return found;
}

function brokenRules(row: NewShift) {
  return checkShift({
    ...toShift({ ...row, id: 0, version: 0 }),
    unpaidBreakMin: row.unpaidBreakMin,
  });
}

/** New times of a shift must fit to the other shifts of every schedule that has it. */
async function refuseOverlaps(tx: Db, shift: ShiftRow): Promise<void> {
  const shifts = new Map(
    (await findAllShifts(tx)).map((row) => [row.id, toShift(row.id === shift.id ? shift : row)]),
  );
  const used = await findSchedulesOf(tx, shift.id);
  const schedules = await findSchedules(
    tx,
    used.map(({ id }) => id),
  );
  const broken = schedules.flatMap((row) =>
    checkDays(toSchedule(row, shifts).days).map(({ message }) => ({
      field: 'startTime',
      message: `With these times the work schedule ${row.name} is not possible. ${message}`,
    })),
  );
  refuseBroken(broken.slice(0, 1));
}

async function withUse(tx: Db, row: ShiftRow): Promise<ShiftBody> {
  const schedules = (await countSchedules(tx)).get(row.id) ?? 0;
  return present(row, schedules, (await countRosterEntries(tx)).get(row.id) ?? 0);
}

/** Times as the database returns them, so that rows can be compared. */
function withSeconds<Row extends NewShift>(row: Row): Row {
  const times = ['startTime', 'endTime', 'coreFrom', 'coreTo', 'halfAt'] as const;
  const long = times.map((field) => [field, row[field]?.padEnd(8, ':00') ?? null]);
  return { ...row, ...Object.fromEntries(long) };
}

function present(row: ShiftRow, schedules: number, roster: number): ShiftBody {
  return {
    ...row,
    startTime: row.startTime.slice(0, 5),
    endTime: row.endTime.slice(0, 5),
    coreFrom: row.coreFrom?.slice(0, 5) ?? null,
    coreTo: row.coreTo?.slice(0, 5) ?? null,
    halfAt: row.halfAt?.slice(0, 5) ?? null,
    schedules,
    rosterEntries: roster,
  };
}
