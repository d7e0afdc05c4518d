/**
 * Whole minutes of a typed time with or without a sign: `+1:30`, `-0:45`, `2`. Undefined when it is no time, or zero: an adjustment
 * of nothing is none.
 */
export function parseSigned(text: string): number | undefined {
  const [, sign = '', hours, rest = '0'] =
    /^\s*([+\-−–]?)\s*(\d{1,3})(?::([0-5]\d))?\s*$/.exec(text) ?? [];
  const minutes = Number(hours) * 60 + Number(rest);
  if (!minutes) return undefined;
  return sign === '' || sign === '+' ? minutes : -minutes;
}
