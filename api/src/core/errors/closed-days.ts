import { ApiError } from './api-error.ts';

/** SQLSTATE with which triggers refuse a change of a closed day (`001-baseline.sql`). */
const CLOSED = 'RC001';

/** A closed period: its first and last date. */
interface ClosedPeriod {
  readonly from: string;
  readonly to: string;
}

/** The error for a change of a day that is closed (docs/working-time.md#closed-periods). */
export function closedDays(period: ClosedPeriod, cause?: unknown): ApiError {
  const are = period.from === period.to ? 'is' : 'are';
  const message = `${inWords(period)} ${are} closed. To change anything on a closed day, an administrator must open the period again.`;
  return new ApiError('conflict', message, { cause });
}

/** The period of an error with which the database refused a change; undefined for any other error. */
export function closedPeriodOf(error: { code?: unknown; detail?: unknown }) {
  if (error.code !== CLOSED || typeof error.detail !== 'string') return undefined;
  return JSON.parse(error.detail) as ClosedPeriod;
}

/** 'March 1 to March 31, 2026', 'December 29, 2025 to January 4, 2026', or one date. */
function inWords({ from, to }: ClosedPeriod): string {
  if (from === to) return dateInWords(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${dateInWords(from, !isSameYear)} to ${dateInWords(to)}`;
}

function dateInWords(date: string, hasYear = true): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(hasYear && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00Z`));
}
