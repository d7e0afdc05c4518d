import { MAX_IMPORT_ROWS } from '@rollcall/shared/contract';
import { TEXTS } from './texts.ts';

/** A table with a header: all rows have as many cells as the header. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Why a file cannot be imported: a sentence for the user. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}

/** Exports of other systems have some dozens of columns. */
export const MAX_COLUMNS = 200;

/**
 * Makes a table of lines: without empty lines, empty columns at the end and white space around cells.
 * @throws UnreadableTable for too many rows or columns, a line that is longer than the header, or no rows.
 */
export function toTable(lines: readonly (readonly string[])[]): Table {
  const trimmed = lines.map((line) => line.map((cell) => cell.trim()));
  const filled = trimmed.filter((line) => line.some((cell) => cell !== ''));
  const [names = [], ...rest] = filled;
  const rows = rest.map(withoutEmptyEnd);
  const width = rows.reduce(
    (widest, row) => Math.max(widest, row.length),
    withoutEmptyEnd(names).length,
  );
  if (rows.length > MAX_IMPORT_ROWS) throw new UnreadableTable(TEXTS.tooManyRows);
  if (rows.length === 0) throw new UnreadableTable(TEXTS.noRows);
  // A column may have no name, but the header has a cell for it.
  const long = rows.findIndex((row) => row.length > names.length);
  if (long !== -1) throw new UnreadableTable(TEXTS.longRow(long + 1, names.length));
  if (width > MAX_COLUMNS) throw new UnreadableTable(TEXTS.tooManyColumns(width));
  const header = Array.from({ length: width }, (_cell, at) => names[at] || TEXTS.unnamed(at + 1));
  return { header, rows: rows.map((row) => header.map((_name, at) => row[at] ?? '')) };
}

function withoutEmptyEnd(line: readonly string[]): readonly string[] {
  const last = line.findLastIndex((cell) => cell !== '');
  return line.slice(0, last + 1);
}
