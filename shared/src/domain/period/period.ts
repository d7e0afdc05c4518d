import { addDays, firstOfMonth, lastOfMonth } from '../work-date/index.ts';

/** First and last day `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The last month that is over on a date.
 * @example lastMonth('2026-11-24') // { from: '2026-10-01', to: '2026-10-31' }
 */
export function lastMonth(today: string): Days {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

/** The month `YYYY-MM` of a range that is exactly one month; undefined for any other range. */
export function monthOf({ from, to }: Days): string | undefined {
  return from === firstOfMonth(from) && to === lastOfMonth(from) ? from.slice(0, 7) : undefined;
}

/**
 * The file name of a sheet: month or days, and the company or the department, in letters that every system accepts.
 * @example sheetFileName({ from: '2026-10-01', to: '2026-10-31', department: null }, 'employees') // 'rollcall-2026-10-company.csv'
 */
export function sheetFileName(
  period: Days & { readonly department: string | null },
  level: 'employees' | 'days',
): string {
  const days = monthOf(period) ?? `${period.from}-to-${period.to}`;
  const scope = (period.department ?? 'company')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const parts = ['rollcall', days, scope || 'department', ...(level === 'days' ? ['days'] : [])];
  return `${parts.join('-')}.csv`;
}
