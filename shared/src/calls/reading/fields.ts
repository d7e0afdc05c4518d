import { titleCase } from '../../domain/index.ts';

/** A JSON object with unvalidated fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value if it is an object and not a list, else undefined. */
export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** A trimmed, non-empty text; a number is converted to its digits. Null for anything else (design §8). */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The name of an employee, written the same way everywhere (spec §2, `titleCase`). Null like {@link readText}. */
export function readName(value: unknown): string | null {
  const name = readText(value);
  return name === null ? null : titleCase(name);
}

/** A finite number, also from text. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A boolean, also from `'true'`, `1` or `'1'`, which databases without booleans use. Null for anything else. */
export function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = readText(value)?.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : null;
}

/** A count: a safe integer that is not negative. Null for anything else, such as 1.5, -5 or 1e21. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
