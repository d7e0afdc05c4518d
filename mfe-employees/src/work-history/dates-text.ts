import { formatDate } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

interface Dates {
  readonly from: string | null;
  readonly to: string | null;
}

/** Dates `YYYY-MM-DD` in words, both included; null is without limit. */
export function datesText({ from, to }: Dates): string {
  if (from === null) return to === null ? TEXTS.always : TEXTS.until(formatDate(to));
  return to === null
    ? TEXTS.since(formatDate(from))
    : TEXTS.between(formatDate(from), formatDate(to));
}
