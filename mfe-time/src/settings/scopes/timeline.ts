import { addDays, DAY_MS } from '@rollcall/shared/domain';
import { type Dates, stateOf } from './dates-text.ts';

/** A bar on a line of time, in percent of its length. */
export interface Bar<Entry> {
  readonly entry: Entry;
  readonly start: number;
  readonly length: number;
  readonly state: ReturnType<typeof stateOf>;
}

/** How many days are shown beyond today and the dates that limit an entry. */
const MARGIN_DAYS = 45;
/** A bar of a single day is still visible. */
const LEAST_PERCENT = 1;

/** The entries as bars, and where today is; the line reaches a little beyond today and all limits. */
export function timelineOf<Entry extends Dates>(
  entries: readonly Entry[],
  today: string,
): { readonly bars: Bar<Entry>[]; readonly today: number } {
  const limits = [today, ...entries.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())];
  const sorted = limits.toSorted();
  const first = addDays(sorted[0] ?? today, -MARGIN_DAYS);
  const last = addDays(sorted.at(-1) ?? today, MARGIN_DAYS);
  const total = daysBetween(first, last);
  const percent = (date: string) => (daysBetween(first, date) / total) * 100;
  return {
    today: percent(today),
    bars: entries.map((entry) => {
      const start = entry.from === null ? 0 : percent(entry.from);
      const end = entry.to === null ? 100 : percent(addDays(entry.to, 1));
      const length = Math.max(LEAST_PERCENT, end - start);
      return { entry, start, length, state: stateOf(entry, today) };
    }),
  };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
