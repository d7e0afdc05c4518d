/**
 * Formats a duration of a specified list or card (spec §9): 'N min' under an hour, otherwise 'H hrs M min', and '-' when
 * it is zero, negative or not a number. Elsewhere {@link formatMinutes} is used.
 * @param minutes whole minutes; a fraction is rounded to the nearest minute
 * @example formatDuration(59) // '59 min'
 * @example formatDuration(125) // '2 hrs 5 min'
 * @example formatDuration(0) // '-'
 */
export function formatDuration(minutes: number | null | undefined): string {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return '-';
  const whole = Math.round(minutes);
  if (whole <= 0) return '-';
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} hrs ${whole % 60} min`;
}

/**
 * Formats a duration in words, except in what the specification lists (design §10): zero is '0 min', one hour is
 * '1 hr', and full hours have no minutes. '-' when it is negative or not a number.
 * @param minutes whole minutes; a fraction is rounded to the nearest minute
 * @example formatMinutes(60) // '1 hr'
 * @example formatMinutes(125) // '2 hrs 5 min'
 * @example formatMinutes(0) // '0 min'
 */
export function formatMinutes(minutes: number | null | undefined): string {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return '-';
  const whole = Math.round(minutes);
  if (whole < 0) return '-';
  const hours = Math.floor(whole / 60);
  const parts = [
    hours > 0 && (hours === 1 ? '1 hr' : `${hours} hrs`),
    (whole % 60 > 0 || hours === 0) && `${whole % 60} min`,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Formats a balance with its sign: '+N min', '−1 hr M min', '0 min' when it is zero, and '-' when it is unknown.
 * @param minutes whole minutes; a fraction is rounded to the nearest minute
 * @example formatBalance(-200) // '−3 hrs 20 min'
 * @example formatBalance(5) // '+5 min'
 */
export function formatBalance(minutes: number | null | undefined): string {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return '-';
  const whole = Math.round(minutes);
  if (whole === 0) return '0 min';
  return `${whole < 0 ? '−' : '+'}${formatMinutes(Math.abs(whole))}`;
}

/** Whole minutes as `h:mm`, such as `7:45`, `160:05` or `-0:30`: for files and paper, where durations are below each other. */
export function hoursAndMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return minutes < 0 ? `-${text}` : text;
}
