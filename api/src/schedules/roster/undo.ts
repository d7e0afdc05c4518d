import type { RosterUndoBody } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployees } from '../../commands/lock-employee.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { areEqual } from '../changes/change.ts';
import {
  checkShifts,
  type Draft,
  type Entry,
  keyOf,
  rangeOf,
  readDrafts,
  readEntries,
  writeDrafts,
} from './drafts.ts';

interface Undo extends Pick<RosterUndoBody, 'revision'> {
  readonly days: readonly {
    readonly employeeId: number;
    readonly date: string;
    readonly draft: {
      readonly shiftIds: readonly number[] | null;
      readonly reason?: string | null | undefined;
    } | null;
    readonly published?:
      | { readonly shiftIds: readonly number[]; readonly reason?: string | null | undefined }
      | null
      | undefined;
    readonly isDraft: boolean;
  }[];
}

/** Locks the employees whose drafts are undone. */
export async function lockUndone(command: Command, { days }: Undo) {
  return lockEmployees(
    command,
    days.map(({ employeeId }) => employeeId),
  );
}

/**
 * Restores the drafts that there were before a change.
 * @throws ApiError `stale` when one of them has been changed or published since; then nothing is undone.
 */
export async function undoChanges(
  { tx, now, caller }: Command,
  employees: readonly LockedEmployee[],
  { revision, days }: Undo,
): Promise<{ days: number }> {
  if (days.length === 0) return { days: 0 };
  if (new Set(days.map(keyOf)).size < days.length) throw invalid('days', 'A day is listed twice');
  const ids = [...new Set(days.map(({ employeeId }) => employeeId))];
  if (employees.length < ids.length) throw noSuchEmployee();
  const current = await readDrafts(tx, ids, rangeOf(days));
  const published = await readEntries(tx, ids, rangeOf(days));
  const isUnchanged = (day: Undo['days'][number]) => {
    const found = current.get(keyOf(day));
    if (day.isDraft) return found?.revision === revision;
    return found === undefined && isPublished(day, published.get(keyOf(day)));
  };
  if (!days.every(isUnchanged)) {
    const message = 'The roster has been changed or published since. It cannot be undone any more.';
    throw new ApiError('stale', message);
  }
  await checkShifts(
    tx,
    days.map(({ draft }) => draft?.shiftIds ?? []),
  );
  const { changed } = await writeDrafts(
    tx,
    days.map(({ employeeId, date, draft }) => ({ employeeId, date, draft: toDraft(draft) })),
  );
  await writeAudit(tx, caller, now, { action: 'roster.undo', after: { days: changed.length } });
  return { days: changed.length };
}

/** Whether the published entry is still that of the change: a draft that is gone cannot say that another was published since. */
function isPublished({ published }: Undo['days'][number], entry: Entry | undefined): boolean {
  if (published === undefined) return true;
  if (published === null || !entry) return published === null && !entry;
  return areEqual(entry, { shiftIds: published.shiftIds, reason: published.reason ?? null });
}

function toDraft(draft: Undo['days'][number]['draft']): Draft | null {
  return draft && { shiftIds: draft.shiftIds, reason: draft.reason ?? null };
}
