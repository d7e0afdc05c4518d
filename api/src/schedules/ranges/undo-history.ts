import { MAX_UNDONE_ENTRIES } from '@rollcall/shared/contract';
import { invalid } from '../../commands/read-time.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { type EntryWriter, isUnchanged, saveHistory } from './save-history.ts';
import { type Entry, overlap } from './set-range.ts';

interface Histories<Stored> {
  readonly before: readonly Stored[];
  readonly after: readonly Stored[];
}

/** What undoes a change of a scope; null when it has too many entries. */
export function undoOf<Stored>(scope: string, { before, after }: Histories<Stored>) {
  if (Math.max(before.length, after.length) > MAX_UNDONE_ENTRIES) return null;
  return { scope, before: [...before], after: [...after] };
}

/**
 * Restores the history that a scope had before a change.
 * @throws ApiError `stale` when it has been changed since: then nothing is undone.
 */
export async function undoHistory<Values extends object>(
  current: readonly Entry<Values>[],
  { before, after }: Histories<Entry<Values>>,
  writer: EntryWriter<Values>,
): Promise<void> {
  if (!isUnchanged(current, after)) {
    throw new ApiError('stale', 'This has been changed since. It cannot be undone any more.');
  }
  const isDisjoint = before.every((entry, index) =>
    before
      .slice(index + 1)
      .every(({ id, valid }) => id !== entry.id && !overlap(valid, entry.valid)),
  );
  if (!isDisjoint) throw invalid('before', 'Entries must not overlap');
  const stored = new Map(current.map(({ id, valid }) => [id, valid]));
  const restored = before.map(({ id, ...segment }) => {
    const valid = stored.get(id);
    // An entry is continued only on dates that it has.
    return { id: valid && overlap(valid, segment.valid) ? id : null, ...segment };
  });
  await saveHistory(current, restored, writer);
}
