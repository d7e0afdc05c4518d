import { formatDate } from '../../domain/index.ts';
import { readText } from './fields.ts';

/**
 * The date `YYYY-MM-DD` at the head of a text, whatever time follows it: a date without a time never shifts by a zone
 * (design §10). Null for one that does not exist.
 */
export function readDate(value: unknown): string | null {
  const date = readText(value)?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && formatDate(date) !== '-' ? date : null;
}
