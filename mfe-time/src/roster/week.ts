import { addDays, firstOfWeek, formatDate } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** The seven dates of a week. */
export const datesFrom = (from: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(from, index));

/** `Mar 09, 2026 – Mar 15, 2026`. */
export const weekText = (from: string): string =>
  TEXTS.week(formatDate(from), formatDate(addDays(from, 6)));

/** The first day of the week of a date, by the company's first day of the week. */
export const startOfWeek = (date: string, weekStart: number | null | undefined): string =>
  firstOfWeek(date, weekStart ?? 1);
