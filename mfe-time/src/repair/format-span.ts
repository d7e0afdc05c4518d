import { formatDate, formatTime } from '@rollcall/shared/domain';

/**
 * `Mar 03, 2026, 09:00 AM – 05:00 PM`; an end on another day has its date.
 * @param start wall-clock text
 * @param end wall-clock text, or words for a missing end
 */
export function formatSpan(start: string | null, end: string): string {
  return `${formatDate(start)}, ${formatTime(start)} – ${formatEnd(start, end)}`;
}

/** The end of a span, with its date if that is another one. */
export function formatEnd(start: string | null, end: string): string {
  if (!/^\d{4}-/.test(end)) return end;
  const isSameDay = start?.slice(0, 10) === end.slice(0, 10);
  return isSameDay ? formatTime(end) : `${formatDate(end)}, ${formatTime(end)}`;
}
