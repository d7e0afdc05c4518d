import { Readable } from 'node:stream';
import type { CsvSeparator } from '@rollcall/shared/contract';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from '../core/exports/exported-list.ts';
import type { ExportContent } from './content.ts';
import { textCell } from './format-cell.ts';

/**
 * An export as CSV (RFC 4180, UTF-8 with a byte order mark), written while it is read. A text that a spreadsheet would take for a
 * formula begins with an apostrophe; a negative number stays a number. With a semicolon, numbers have a decimal comma.
 */
export function writeCsv(content: ExportContent, separator: CsvSeparator): Readable {
  return Readable.from(linesOf(content, separator), { objectMode: false });
}

async function* linesOf({ columns, parts, notes }: ExportContent, separator: CsvSeparator) {
  const toCsv = (rows: readonly (readonly Cell[])[], bom = false): string =>
    stringify(
      rows.map((row) => [...row]),
      {
        bom,
        delimiter: separator,
        record_delimiter: 'windows',
        escape_formulas: true,
        cast: { number: (value) => numberText(value, separator) },
      },
    );
  yield toCsv([columns.map(({ title }) => title)], true);
  for await (const rows of parts) {
    yield toCsv(rows.map((row) => columns.map(({ kind }, at) => textCell(kind, row[at] ?? null))));
  }
  if (notes.length > 0) yield toCsv([[null], ...notes]);
}

const numberText = (value: number, separator: CsvSeparator) =>
  separator === ';' ? String(value).replace('.', ',') : String(value);
