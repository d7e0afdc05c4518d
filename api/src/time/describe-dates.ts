import { formatDate } from '@rollcall/shared/domain';

/** Dates are named up to this number. */
const NAMED = 10;

/**
 * Dates `YYYY-MM-DD` for people, each once, the earliest first, and the number of those above ten.
 * @example describeDates(['2026-03-04', '2026-03-03']) // 'Mar 03, 2026; Mar 04, 2026'
 */
export function describeDates(workDates: readonly string[]): string {
  const dates = [...new Set(workDates)].toSorted().map(formatDate);
  const more = dates.length > NAMED ? `; and ${dates.length - NAMED} more days` : '';
  return `${dates.slice(0, NAMED).join('; ')}${more}`;
}
