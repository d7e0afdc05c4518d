/** Minutes as the text of a field: `7:30`. Empty without a value. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '';
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whole minutes of a typed duration: `7:30`, `7` (hours) or `45 min`; null when it is empty, undefined when it is no duration. */
export function parseDuration(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, minutes] = /^(\d{1,4})\s*min$/.exec(typed) ?? [];
  if (minutes !== undefined) return Number(minutes);
  const [, hours, rest = '0'] = /^(\d{1,3})(?::([0-5]\d))?(?:\s*hrs?)?$/.exec(typed) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest);
}
