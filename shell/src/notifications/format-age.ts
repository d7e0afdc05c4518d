import { addDays, formatDate, formatTime, MINUTE_MS } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

interface Clock {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The company's date `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * When a notification was written, for people: minutes within the last hour, else day and time in the company's zone, as
 * in the text (ISO 8601 with offset). '-' when unreadable.
 */
export function formatAge(createdAt: string | null, { now, today }: Clock): string {
  const instant = Date.parse(createdAt ?? '');
  if (createdAt === null || Number.isNaN(instant)) return '-';
  const minutes = Math.floor((now - instant) / MINUTE_MS);
  if (minutes < 1) return TEXTS.justNow;
  if (minutes < 60) return TEXTS.minutesAgo(minutes);
  const date = createdAt.slice(0, 10);
  const time = formatTime(createdAt);
  if (date === today) return TEXTS.today(time);
  return date === addDays(today, -1) ? TEXTS.yesterday(time) : formatDateTime(createdAt);
}

/** `Mar 08, 2026, 05:05 PM`, as in the text. */
export const formatDateTime = (text: string | null): string =>
  `${formatDate(text)}, ${formatTime(text)}`;
