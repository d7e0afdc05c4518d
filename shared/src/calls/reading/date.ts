import { formatDate } from '../../domain/index.ts';
import { readText } from './fields.ts';

/**
 * The date `YYYY-MM-DD` at the start of a string. Ignores a time after it, so that no zone can shift the date
 * (design §10). Null for a date that does not exist.
 */
export function readDate(value: unknown): string | null {
  const date = readText(value)?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && formatDate(date) !== '-' ? date : null;
}
