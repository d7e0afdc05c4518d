import {
  MAX_ROSTER_DAYS,
  type RosterDayBody,
  type RosterUndoBody,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import { findGridEmployee } from '../../attendance/employed/employed-list.ts';
import { findClosedPeriod } from '../../attendance/periods/find-closed-period.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { closedDays } from '../../core/errors/closed-days.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import {
  checkShifts,
  type Draft,
  type Entry,
  keyOf,
  readDrafts,
  readEntries,
  writeDrafts,
} from './drafts.ts';
import { rosterReader } from './read-roster.ts';

/** @throws ApiError `malformed` for a range that is reversed or too long. */
export function checkRange({ from, to }: Days): void {
  if (isRosterRange({ from, to })) return;
  throw new ApiError('malformed', RANGE_MESSAGE, {
    fields: [{ field: 'to', message: RANGE_MESSAGE }],
  });
}

/** Whether a roster can have these days. */
export const isRosterRange = ({ from, to }: Days): boolean =>
  from <= to && to < addDays(from, MAX_ROSTER_DAYS);

export const RANGE_MESSAGE = `A roster has 1 to ${MAX_ROSTER_DAYS} days, and ends after it starts`;

interface ChangedDay {
  readonly day: RosterDayBody;
  readonly undo: RosterUndoBody | null;
}

/**
 * Drafts the shifts of an employee on a date; none is a day off.
 * @throws ApiError `conflict` on a closed day, `invalid` for shifts that do not exist, overlap or are not in order.
 */
export async function setEntry(
  command: Command,
  employee: LockedEmployee,
  date: string,
  { shiftIds, reason = null }: { shiftIds: readonly number[]; reason?: string | null | undefined },
): Promise<ChangedDay> {
  await refuseClosed(command.tx, employee.id, date);
  await checkShifts(command.tx, [shiftIds]);
  return draftDay(command, employee, date, { shiftIds, reason });
}

/**
 * Drafts that the schedule counts again.
 * @throws ApiError `not_found` without an entry, `conflict` on a closed day.
 */
export async function deleteEntry(
  command: Command,
  employee: LockedEmployee,
  date: string,
): Promise<ChangedDay> {
  await refuseClosed(command.tx, employee.id, date);
  const entry = await findEntry(command.tx, employee.id, date);
  if (!entry) throw new ApiError('not_found', 'There is no roster entry on this date.');
  return draftDay(command, employee, date, { shiftIds: null, reason: null });
}

async function draftDay(
  command: Command,
  { id: employeeId, employeeCode: code }: LockedEmployee,
  date: string,
  draft: Draft,
): Promise<ChangedDay> {
  const { tx, now, caller } = command;
  const before = await findEntry(tx, employeeId, date);
  const { changed, undo } = await writeDrafts(tx, [{ employeeId, date, draft }]);
  if (changed.length > 0) {
    await writeAudit(tx, caller, now, {
      action: 'roster.draft',
      employee: { id: employeeId, code },
      ...(before && { before: { date, ...before } }),
      ...(draft.shiftIds && { after: { date, ...draft } }),
    });
  }
  return { day: await readDay(command, employeeId, date), undo };
}

async function refuseClosed(tx: Db, employeeId: number, date: string): Promise<void> {
  const period = await findClosedPeriod(tx, employeeId, date);
  if (period) throw closedDays(period);
}

/** The entry of a date, with what is not published yet. */
async function findEntry(tx: Db, employeeId: number, date: string): Promise<Entry | undefined> {
  const [day, key] = [{ from: date, to: date }, keyOf({ employeeId, date })];
  const drafted = (await readDrafts(tx, [employeeId], day)).get(key);
  if (!drafted) return (await readEntries(tx, [employeeId], day)).get(key);
  const { shiftIds, reason } = drafted.draft;
  return shiftIds === null ? undefined : { shiftIds, reason };
}

async function readDay(
  { tx: db, zone }: Command,
  employeeId: number,
  date: string,
): Promise<RosterDayBody> {
  const employee = await findGridEmployee(db, employeeId);
  if (!employee) throw noSuchEmployee();
  const dayOf = await rosterReader({ db, zone }, [employee], { from: date, to: date });
  return dayOf(employee, date);
}
