/**
 * Whole minutes as hours and minutes, as a sheet has room for: `131:15`. A dash for zero.
 * @example formatHours(7875) // '131:15'
 */
export function formatHours(minutes: number): string {
  if (minutes === 0) return '-';
  const whole = Math.abs(minutes);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 ? `−${text}` : text;
}

/** The same with a sign: `+0:45`, `−8:42`. */
export const formatSigned = (minutes: number): string =>
  minutes > 0 ? `+${formatHours(minutes)}` : formatHours(minutes);
