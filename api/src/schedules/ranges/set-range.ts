import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { areEqual } from '../changes/change.ts';

/** What a scope has for a range of dates; ranges of one scope do not overlap. */
export interface Entry<Values> {
  readonly id: number;
  readonly valid: ValidDates;
  readonly values: Values;
}

/** An entry of a changed history: with the id of the stored entry that it continues, or null for a new one. */
export interface Segment<Values> {
  readonly id: number | null;
  readonly valid: ValidDates;
  readonly values: Values;
}

/** Text that is before, and text that is after every date. */
const [SINCE_EVER, WITHOUT_END] = ['', '~'];
const startOf = ({ from }: ValidDates) => from ?? SINCE_EVER;
const endOf = ({ until }: ValidDates) => until ?? WITHOUT_END;

/**
 * The history of a scope after `edit` has changed the values of a range, and nothing outside of it: entries are split at the
 * ends of the range, and neighbours with equal values become one. `edit` gets null where there is no entry, and
 * returns null to leave none.
 */
export function setRange<Values extends object>(
  entries: readonly Entry<Values>[],
  range: ValidDates,
  edit: (values: Values | null) => Values | null,
): Segment<Values>[] {
  const all = [...entries.map(({ valid }) => valid), range];
  const bounds = [...new Set(all.flatMap((valid) => [startOf(valid), endOf(valid)]))].toSorted();
  const pieces = bounds.slice(0, -1).flatMap((start, index) => {
    const end = bounds[index + 1] ?? WITHOUT_END;
    const entry = entries.find(({ valid }) => startOf(valid) <= start && end <= endOf(valid));
    const isInside = startOf(range) <= start && end <= endOf(range);
    const old = entry?.values ?? null;
    const values = isInside ? edit(old) : old;
    return values ? [{ start, end, values, id: entry?.id ?? null }] : [];
  });
  return withIds(joinEqual(pieces));
}

interface Piece<Values> {
  readonly start: string;
  readonly end: string;
  readonly values: Values;
  readonly id: number | null;
}

type Joined<Values> = Omit<Piece<Values>, 'id'> & { readonly ids: readonly (number | null)[] };

function joinEqual<Values extends object>(pieces: readonly Piece<Values>[]): Joined<Values>[] {
  const joined: Joined<Values>[] = [];
  for (const { id, ...piece } of pieces) {
    const last = joined.at(-1);
    if (last && last.end === piece.start && areEqual(last.values, piece.values)) {
      joined[joined.length - 1] = { ...last, end: piece.end, ids: [...last.ids, id] };
    } else {
      joined.push({ ...piece, ids: [id] });
    }
  }
  return joined;
}

/** Each segment continues the first of its entries that no earlier segment continues. */
function withIds<Values>(joined: readonly Joined<Values>[]): Segment<Values>[] {
  const used = new Set<number>();
  return joined.map(({ start, end, values, ids }) => {
    const id = ids.find((found) => found !== null && !used.has(found)) ?? null;
    if (id !== null) used.add(id);
    return {
      id,
      valid: { from: start || null, until: end === WITHOUT_END ? null : end },
      values,
    };
  });
}

/** Whether two ranges have a date in common. */
export function overlap(a: ValidDates, b: ValidDates): boolean {
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

/** The dates that two overlapping ranges have in common. */
export function commonDates(a: ValidDates, b: ValidDates): ValidDates {
  const from = startOf(a) > startOf(b) ? a.from : b.from;
  const until = endOf(a) < endOf(b) ? a.until : b.until;
  return { from, until };
}
