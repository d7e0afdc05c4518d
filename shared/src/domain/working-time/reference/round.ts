/** `total × part ÷ whole`, rounded half up, in whole numbers only, so that no half is lost. */
export function roundedShare(total: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Math.floor((2 * total * part + whole) / (2 * whole));
}

/** Milliseconds in whole minutes, half up. */
export const nearestMinute = (milliseconds: number) => roundedShare(milliseconds, 1, 60_000);
