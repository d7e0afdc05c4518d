/** Which comes first where a date is written in numbers. */
export type DateOrder = 'day' | 'month';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T].*)?$/;
const YEAR_FIRST = /^(\d{4})[./-]?(\d{1,2})[./-]?(\d{1,2})(?:[ T].*)?$/;
const DAY_NAMED = /^(\d{1,2})[\s.-]+([a-z]{3,9})\.?[\s,-]+(\d{4})$/i;
const MONTH_NAMED = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4})$/i;

/** The order of dates in numbers that the values show; `unclear` where each of them can be read both ways, undefined without any. */
export function orderOf(values: readonly string[]): DateOrder | 'unclear' | undefined {
  let order: DateOrder | 'unclear' | undefined;
  for (const value of values) {
    const [, first, second] = NUMBERS.exec(value) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
    // The same date either way.
    if (first !== second) order = 'unclear';
  }
  return order;
}

/** A date as `YYYY-MM-DD`; unchanged where it is none, so that the check can say so. */
export function toDate(value: string, order: DateOrder): string {
  const [, first, second, year] = NUMBERS.exec(value) ?? [];
  if (first && second && year) {
    return order === 'day' ? iso(year, second, first) : iso(year, first, second);
  }
  const [, ofYear, month, day] = YEAR_FIRST.exec(value) ?? [];
  if (ofYear && month && day) return iso(ofYear, month, day);
  const [, namedDay, nameAfter, yearAfter] = DAY_NAMED.exec(value) ?? [];
  if (namedDay && nameAfter && yearAfter) return named(value, yearAfter, nameAfter, namedDay);
  const [, name, dayAfter, lastYear] = MONTH_NAMED.exec(value) ?? [];
  if (name && dayAfter && lastYear) return named(value, lastYear, name, dayAfter);
  return value;
}

function named(value: string, year: string, month: string, day: string): string {
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return at === -1 ? value : iso(year, String(at + 1), day);
}

const iso = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
