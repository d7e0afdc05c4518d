const DAY_MS = 86_400_000;

/** A date `YYYY-MM-DD`, so many days after today, or before it if negative. */
export const daysFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A date as the console shows it, e.g. `Jan 06, 2026`. */
export const shownDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
