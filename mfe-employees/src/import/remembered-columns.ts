import { useSession } from '@rollcall/shared/session';
import { COLUMN_FIELDS, type ColumnField } from './fields.ts';
import type { Columns } from './guess-columns.ts';

/** How many headers are remembered. */
const KEPT = 10;

/**
 * The fields that the signed-in user chose for a header in this browser. Only a checksum of the header and names of our own fields are
 * stored, so that no input gets into the browser's storage (decision 048).
 */
export function useRememberedColumns() {
  const key = useSession(({ user }) => `rollcall.import-columns.${user?.id ?? ''}`);
  return {
    find(header: readonly string[]): Columns | undefined {
      const found = read(key).find(([checksum]) => checksum === checksumOf(header));
      const fields = found?.[1].split(' ').map(toField);
      return fields?.length === header.length ? fields : undefined;
    },
    remember(header: readonly string[], columns: Columns): void {
      const checksum = checksumOf(header);
      const fields = columns.map((field) => field ?? '-').join(' ');
      const others = read(key).filter(([each]) => each !== checksum);
      try {
        localStorage.setItem(key, JSON.stringify([[checksum, fields], ...others].slice(0, KEPT)));
      } catch {
        // Without storage the columns are guessed again.
      }
    },
  };
}

const toField = (name: string): ColumnField | undefined =>
  COLUMN_FIELDS.find((field) => field === name);

/** FNV-1a of 32 bits: enough to tell some headers apart. */
function checksumOf(header: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of header.join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

function read(key: string): readonly (readonly [string, string])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
