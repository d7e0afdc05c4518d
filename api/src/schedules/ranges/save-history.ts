import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { areEqual } from '../changes/change.ts';
import { commonDates, type Entry, type Segment } from './set-range.ts';

/** How entries of one table are written. */
export interface EntryWriter<Values> {
  remove(ids: readonly number[]): Promise<void>;
  resize(id: number, valid: ValidDates): Promise<void>;
  update(id: number, valid: ValidDates, values: Values): Promise<void>;
  insert(valid: ValidDates, values: Values): Promise<void>;
}

/**
 * Writes a changed history, and of it only what differs. The database refuses ranges that overlap even for a moment, so entries
 * become shorter before others become longer.
 */
export async function saveHistory<Values extends object>(
  before: readonly Entry<Values>[],
  after: readonly Segment<Values>[],
  writer: EntryWriter<Values>,
): Promise<void> {
  const stored = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  if (removed.length > 0) await writer.remove(removed.map(({ id }) => id));
  for (const { id, valid } of after) {
    const old = id === null ? undefined : stored.get(id);
    const common = old && commonDates(old.valid, valid);
    if (old && common && !areEqual(common, old.valid)) await writer.resize(old.id, common);
  }
  for (const { id, valid, values } of after) {
    const old = id === null ? undefined : stored.get(id);
    if (!old) await writer.insert(valid, values);
    else if (!areEqual(values, old.values)) await writer.update(old.id, valid, values);
    else if (!areEqual(commonDates(old.valid, valid), valid)) await writer.resize(old.id, valid);
  }
}

/** Whether a changed history is the stored one. */
export function isUnchanged<Values extends object>(
  before: readonly Entry<Values>[],
  after: readonly Segment<Values>[],
): boolean {
  const plain = ({ id, valid, values }: Segment<Values>) => [id, valid.from, valid.until, values];
  return areEqual(before.map(plain), after.map(plain));
}
