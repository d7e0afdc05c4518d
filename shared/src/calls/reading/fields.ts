/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object, or undefined; a list is none. */
export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** A text that says something; a number is taken as its digits. Null for anything else (design §8). */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A finite number, also when it came as text. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A boolean, also as `'true'`, `1` or `'1'`, as databases without the type have it. Null for anything else. */
export function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = readText(value)?.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : null;
}

/** A number that can be a count: whole, not negative, exact. Null for anything else, as 1.5, -5 or 1e21. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
