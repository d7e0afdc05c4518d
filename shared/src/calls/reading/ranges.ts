import { addDays } from '../../domain/index.ts';

/** Dates `YYYY-MM-DD`, both included; null is without limit. */
export interface DateLimits {
  readonly from: string | null;
  readonly to: string | null;
}

/** A part of a range, with the entry that has it; undefined where none has. */
export interface Piece<Entry> extends DateLimits {
  readonly entry: Entry | undefined;
}

/** Text before and after every date. */
const [FIRST, LAST] = ['', '~'];

/** Whether two ranges have a date in common. */
export function overlap(one: DateLimits, other: DateLimits): boolean {
  return (one.from ?? FIRST) <= (other.to ?? LAST) && (other.from ?? FIRST) <= (one.to ?? LAST);
}

/** A range cut at the ends of the entries of a history, which do not overlap; in order. */
export function cutRange<Entry extends DateLimits>(
  entries: readonly Entry[],
  range: DateLimits,
): Piece<Entry>[] {
  const pieces: Piece<Entry>[] = [];
  let { from } = range;
  const inside = entries
    .filter((entry) => overlap(entry, range))
    .toSorted((a, b) => (a.from ?? FIRST).localeCompare(b.from ?? FIRST));
  for (const entry of inside) {
    if (entry.from !== null && entry.from > (from ?? FIRST)) {
      pieces.push({ from, to: addDays(entry.from, -1), entry: undefined });
      from = entry.from;
    }
    const isLast = (entry.to ?? LAST) >= (range.to ?? LAST);
    pieces.push({ from, to: isLast ? range.to : entry.to, entry });
    if (isLast || entry.to === null) return pieces;
    from = addDays(entry.to, 1);
  }
  return [...pieces, { from, to: range.to, entry: undefined }];
}
