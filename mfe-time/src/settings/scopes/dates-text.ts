import { formatDate } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** Dates `YYYY-MM-DD`, both included; null is without limit. */
export interface Dates {
  readonly from: string | null;
  readonly to: string | null;
}

/** `From Mar 02, 2026`, or 'Always' without limits. */
export function datesText({ from, to }: Dates): string {
  if (from === null) return to === null ? TEXTS.always : TEXTS.until(formatDate(to));
  if (to === null) return TEXTS.since(formatDate(from));
  return from === to ? formatDate(from) : TEXTS.between(formatDate(from), formatDate(to));
}

/** Whether dates are over, include today, or begin later. */
export function stateOf({ from, to }: Dates, today: string): 'past' | 'current' | 'planned' {
  if (to !== null && to < today) return 'past';
  return from !== null && from > today ? 'planned' : 'current';
}
