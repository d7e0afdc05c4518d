import { MAX_UNDONE_DAYS, type RosterUndoBody } from '@rollcall/shared/contract';
import { areInOrder, SHIFTS_IN_ORDER } from '@rollcall/shared/domain';
import { findRosterEntries, findShifts } from '../../attendance/plans/find-plans.ts';
import { toShift } from '../../attendance/plans/to-plan.ts';
import { invalid } from '../../commands/read-time.ts';
import type { Db } from '../../core/db/connection.ts';
import { rosterDrafts } from '../../core/db/tables/plans.ts';
import { areEqual } from '../changes/change.ts';
import { findDraftRows, insertDrafts, nextRevision, removeDays } from './queries.ts';

export interface DayKey {
  readonly employeeId: number;
  readonly date: string;
}

/** The shifts of a date, none for a day off. */
export interface Entry {
  readonly shiftIds: readonly number[];
  readonly reason: string | null;
}

/** A change that is not published: an entry, or with null the shifts of the schedule. */
export interface Draft {
  readonly shiftIds: readonly number[] | null;
  readonly reason: string | null;
}

export interface DraftedDay extends DayKey {
  readonly draft: Draft;
  readonly revision: number;
}

/** A day whose draft has been changed. */
export interface ChangedDraft extends DayKey {
  readonly before: Draft | null;
  readonly after: Draft | null;
}

export const keyOf = ({ employeeId, date }: DayKey): string => `${employeeId} ${date}`;

/** The first and the last of dates, which must not be empty. */
export function rangeOf(days: readonly DayKey[]): { from: string; to: string } {
  const dates = days.map(({ date }) => date).toSorted();
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
}

/** Drafts of employees in a range, by {@link keyOf}. */
export async function readDrafts(
  db: Db,
  employeeIds: readonly number[],
  days: { readonly from: string; readonly to: string },
): Promise<Map<string, DraftedDay>> {
  const rows = await findDraftRows(db, employeeIds, days);
  return new Map(
    [...Map.groupBy(rows, keyOf)].flatMap(([key, own]) => {
      const [first] = own;
      if (!first) return [];
      const { employeeId, date, isAsScheduled, reason, revision } = first;
      const shiftIds = isAsScheduled ? null : own.flatMap(({ shiftId }) => shiftId ?? []);
      return [[key, { employeeId, date, revision, draft: { shiftIds, reason } }] as const];
    }),
  );
}

/** Published entries of employees in a range, by {@link keyOf}. */
export async function readEntries(
  db: Db,
  employeeIds: readonly number[],
  days: { readonly from: string; readonly to: string },
): Promise<Map<string, Entry>> {
  const rows = await findRosterEntries(db, employeeIds, days);
  return new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, own]) => [
      key,
      { shiftIds: own.flatMap(({ shiftId }) => shiftId ?? []), reason: own[0]?.reason ?? null },
    ]),
  );
}

type Wanted = DayKey & { readonly draft: Draft | null };

/**
 * Writes drafts of employees whose rows are locked; null removes one. A draft that would change nothing when it is published is removed.
 * @returns the days that have changed, and what undoes that
 */
export async function writeDrafts(
  tx: Db,
  wanted: readonly Wanted[],
): Promise<{ changed: ChangedDraft[]; undo: RosterUndoBody | null }> {
  if (wanted.length === 0) return { changed: [], undo: null };
  const ids = [...new Set(wanted.map(({ employeeId }) => employeeId))];
  const drafts = await readDrafts(tx, ids, rangeOf(wanted));
  const published = await readEntries(tx, ids, rangeOf(wanted));
  const changed = wanted
    .map(({ employeeId, date, draft }) => {
      const key = keyOf({ employeeId, date });
      const after = draft && withEffect(draft, published.get(key));
      return { employeeId, date, before: drafts.get(key)?.draft ?? null, after };
    })
    .filter(({ before, after }) => !areEqual({ draft: before }, { draft: after }));
  if (changed.length === 0) return { changed, undo: null };
  const revision = await nextRevision(tx);
  await removeDays(tx, rosterDrafts, changed);
  await insertDrafts(
    tx,
    changed.flatMap(({ employeeId, date, after }) =>
      after ? [{ employeeId, date, ...after }] : [],
    ),
    revision,
  );
  return { changed, undo: undoOf(changed, published, revision) };
}

/** The draft, unless the published entry is already the same. */
function withEffect({ shiftIds, reason }: Draft, published: Entry | undefined): Draft | null {
  if (shiftIds === null) return published ? { shiftIds, reason } : null;
  return published && areEqual(published, { shiftIds, reason }) ? null : { shiftIds, reason };
}

function undoOf(
  changed: readonly ChangedDraft[],
  published: ReadonlyMap<string, Entry>,
  revision: number,
): RosterUndoBody | null {
  if (changed.length > MAX_UNDONE_DAYS) return null;
  const days = changed.map(({ employeeId, date, before, after }) => {
    const entry = published.get(keyOf({ employeeId, date }));
    return {
      employeeId,
      date,
      draft: before && {
        shiftIds: before.shiftIds && [...before.shiftIds],
        reason: before.reason,
      },
      published: entry ? { shiftIds: [...entry.shiftIds], reason: entry.reason } : null,
      isDraft: after !== null,
    };
  });
  return { revision, days };
}

/**
 * @param days the shifts of each day
 * @throws ApiError `invalid` for shifts that do not exist, overlap or are not in order.
 */
export async function checkShifts(tx: Db, days: readonly (readonly number[])[]): Promise<void> {
  const ids = new Set(days.flat());
  const found = new Map((await findShifts(tx, [...ids])).map((row) => [row.id, toShift(row)]));
  if (found.size < ids.size) throw invalid('shiftIds', 'There is no such shift');
  const areValid = days.every((day) => areInOrder(day.flatMap((id) => found.get(id) ?? [])));
  if (!areValid) throw invalid('shiftIds', `On a day ${SHIFTS_IN_ORDER}`);
}
