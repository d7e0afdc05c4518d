import { firstOfMonth, formatDate, lastOfMonth } from '@rollcall/shared/domain';

/** The period of the dialog: a month or a date range. Dates are `YYYY-MM-DD`. */
export interface Period {
  readonly mode: 'monthly' | 'range';
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly start: string;
  readonly end: string;
}

/** Both ends are included. */
export interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

/** The current month, in both modes (spec §9). */
export function currentPeriod(today: string): Period {
  return {
    mode: 'monthly',
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
    start: firstOfMonth(today),
    end: lastOfMonth(today),
  };
}

/** A period as parameters of the URL; dates are `YYYY-MM-DD`. */
export interface PeriodInUrl {
  /** `YYYY-MM`. */
  readonly month?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The period that the URL names; the current month when it names none, or one that does not exist. */
export function readPeriod({ month, start, end }: PeriodInUrl, today: string): Period {
  const current = currentPeriod(today);
  if (isDate(start) && isDate(end) && start <= end)
    return { ...current, mode: 'range', start, end };
  const first = `${month}-01`;
  return month !== undefined && isDate(first) ? { ...current, ...currentPeriod(first) } : current;
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && formatDate(text) !== '-';

/** The parameters of a valid period; undefined while a date is missing or the end is before the start. */
export function periodInUrl(period: Period): PeriodInUrl | undefined {
  const range = rangeOf(period);
  if (!range) return undefined;
  const { startDate: start, endDate: end } = range;
  return period.mode === 'range'
    ? { month: undefined, start, end }
    : { month: start.slice(0, 7), start: undefined, end: undefined };
}

/** First and last day of a period (spec §7). Undefined while a date is missing or the end is before the start. */
export function rangeOf({ mode, year, month, start, end }: Period): Range | undefined {
  if (mode === 'range') {
    return start !== '' && end !== '' && start <= end
      ? { startDate: start, endDate: end }
      : undefined;
  }
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return { startDate: first, endDate: lastOfMonth(first) };
}

/** The years to choose from: two before to two after the current one (spec §5). */
export function yearChoices(today: string): readonly number[] {
  const year = Number(today.slice(0, 4));
  return [-2, -1, 0, 1, 2].map((offset) => year + offset);
}
