import {
  MAX_COPIED_PEOPLE,
  type RosterCopyBody,
  type RosterDayBody,
  type RosterUndoBody,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { findGridPeople, type GridEmployee } from '../../attendance/employed/employed-list.ts';
import type { Command } from '../../commands/command.ts';
import { lockEmployees } from '../../commands/lock-employee.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { areEqual } from '../changes/change.ts';
import { type DayKey, type Entry, writeDrafts } from './drafts.ts';
import { type RosterContext, rosterReader } from './read-roster.ts';
import { type RosterPeople, weekFilter, weekFrom } from './week.ts';

export interface CopyRequest extends RosterPeople {
  /** The first days of the two weeks. */
  readonly from: string;
  readonly to: string;
  readonly includesPlanned?: boolean | undefined;
}

interface Copy extends RosterCopyBody {
  readonly entries: readonly (DayKey & { readonly draft: Entry })[];
}

/**
 * What a copy would change. Days of the source without an entry change nothing.
 * @throws ApiError `invalid` for weeks that overlap, and for too many employees.
 */
export async function previewCopy(
  context: RosterContext,
  request: CopyRequest,
): Promise<RosterCopyBody> {
  const { entries: _entries, ...preview } = await planCopy(
    context,
    request,
    await findPeople(context, request),
  );
  return preview;
}

/** Locks the employees whose week is copied. */
export async function lockCopied(command: Command, request: CopyRequest): Promise<GridEmployee[]> {
  const context = { db: command.tx, zone: command.zone };
  const ids = (await findPeople(context, request)).map(({ id }) => id);
  await lockEmployees(command, ids);
  // Read again: who is employed may have changed before the lock.
  return findPeople(context, request);
}

/**
 * Copies a week as drafts.
 * @throws ApiError `stale` when the copy would change something else than the preview said.
 */
export async function copyWeek(
  command: Command,
  people: readonly GridEmployee[],
  request: CopyRequest & { readonly changes: number; readonly overwritten: number },
): Promise<{ changes: number; undo: RosterUndoBody | null }> {
  const { tx, now, caller, zone } = command;
  const copy = await planCopy({ db: tx, zone }, request, people);
  if (copy.changes !== request.changes || copy.overwritten.length !== request.overwritten) {
    throw new ApiError('stale', 'The roster has changed since this preview. Look at it again.');
  }
  const { changed, undo } = await writeDrafts(tx, copy.entries);
  const { from, to, includesPlanned = false, search, department } = request;
  await writeAudit(tx, caller, now, {
    action: 'roster.copy',
    after: { from, to, includesPlanned, search, department, days: changed.length },
  });
  return { changes: changed.length, undo };
}

async function findPeople(
  { db }: RosterContext,
  { from, to, ...people }: CopyRequest,
): Promise<GridEmployee[]> {
  if (from < addDays(to, 7) && to < addDays(from, 7)) {
    throw invalid('to', 'Choose another week: these two overlap');
  }
  const found = await findGridPeople(db, weekFilter(to, people), MAX_COPIED_PEOPLE + 1);
  if (found.length <= MAX_COPIED_PEOPLE) return found;
  throw invalid(
    'department',
    `A copy is for at most ${MAX_COPIED_PEOPLE} employees. Choose a department or search for some of them`,
  );
}

async function planCopy(
  context: RosterContext,
  { from, to, includesPlanned = false }: CopyRequest,
  people: readonly GridEmployee[],
): Promise<Copy> {
  const sourceOf = await rosterReader(context, people, weekFrom(from));
  const targetOf = await rosterReader(context, people, weekFrom(to));
  const dates = datesOf(weekFrom(to));
  const entries: Copy['entries'][number][] = [];
  const overwritten: RosterCopyBody['overwritten'] = [];
  const skipped: RosterCopyBody['skipped'] = [];
  for (const employee of people) {
    for (const [index, date] of dates.entries()) {
      const draft = copiedEntry(sourceOf(employee, addDays(from, index)), includesPlanned);
      const target = targetOf(employee, date);
      if (!draft || (target.entry && areEqual(target.entry, draft))) continue;
      const day = { employeeId: employee.id, employeeName: fullName(employee), date };
      const why = obstacleTo(draft, target);
      if (why) {
        skipped.push({ ...day, why });
        continue;
      }
      if (target.entry) overwritten.push(day);
      entries.push({ employeeId: employee.id, date, draft });
    }
  }
  const changed = new Set(entries.map(({ employeeId }) => employeeId));
  return { people: changed.size, changes: entries.length, overwritten, skipped, entries };
}

/** The entry of a day, or what is planned on it; undefined when there is nothing to copy. */
function copiedEntry(day: RosterDayBody, includesPlanned: boolean): Entry | undefined {
  if (!day.isEmployed) return undefined;
  if (day.entry) return day.entry;
  if (!includesPlanned) return undefined;
  if (day.kind === 'shifts') return { shiftIds: day.shifts.map(({ id }) => id), reason: null };
  return day.kind === 'day-off' ? { shiftIds: [], reason: null } : undefined;
}

function obstacleTo({ shiftIds }: Entry, target: RosterDayBody) {
  if (!target.isEmployed) return 'not-employed' as const;
  if (target.isClosed) return 'closed' as const;
  return target.leave !== null && shiftIds.length > 0 ? ('leave' as const) : undefined;
}
