import type { ColumnField } from './fields.ts';
import { fieldNamed } from './fields.ts';
import type { Table } from './table.ts';

/** What each column of a table is; undefined where it is left out. */
export type Columns = readonly (ColumnField | undefined)[];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const GENDER = /^(m|f|male|female|other)$/i;

/** What the values of a column say, where its header says nothing. */
const CONTENT: readonly (readonly [ColumnField, RegExp])[] = [
  ['email', EMAIL],
  ['gender', GENDER],
];

/**
 * Guesses what each column is, by header and else by content. A field is taken once, by the first column that names it. A full name
 * gives way to first or last name.
 */
export function guessColumns({ header, rows }: Table): Columns {
  const taken = new Set<ColumnField>();
  const take = (field: ColumnField | undefined): ColumnField | undefined => {
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  };
  const named = header.map((name) => take(fieldNamed(name)));
  const guessed = named.map(
    (field, at) => field ?? take(ofContent(rows.map((row) => row[at] ?? ''))),
  );
  const hasParts = taken.has('firstName') || taken.has('lastName');
  return guessed.map((field) => (field === 'fullName' && hasParts ? undefined : field));
}

function ofContent(cells: readonly string[]): ColumnField | undefined {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return undefined;
  return CONTENT.find(([, pattern]) => filled.every((cell) => pattern.test(cell)))?.[0];
}
