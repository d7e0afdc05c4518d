import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Cell, ColumnKind } from '../core/exports/exported-list.ts';
import type { ExportContent } from './content.ts';
import { workbookCell, workbookText } from './format-cell.ts';

const FORMATS: Readonly<Partial<Record<ColumnKind, string>>> = {
  date: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
  hours: '0.00',
  duration: '[h]:mm',
};

/** In characters. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 22,
  number: 12,
  date: 12,
  time: 20,
  hours: 14,
  duration: 14,
};

/**
 * An export as a workbook, written while it is read, with a header that stays in view. Texts are never formulas. Beyond the limit of
 * a sheet it has further ones.
 */
export async function writeXlsx({
  title,
  columns,
  parts,
  notes,
}: ExportContent): Promise<Readable> {
  // Loaded on demand: most servers never write one.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const stream = writeXlsxStream(rowsOf({ columns, parts, notes }), {
    name: title,
    freezePane: { rows: 1 },
    columns: columns.map(({ title: header, kind }) => {
      const numFmt = FORMATS[kind];
      const width = Math.max(WIDTHS[kind], header.length + 2);
      return { header, width, ...(numFmt !== undefined && { numFmt }) };
    }),
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* rowsOf({
  columns,
  parts,
  notes,
}: Omit<ExportContent, 'title'>): AsyncGenerator<Cell[]> {
  for await (const rows of parts) {
    for (const row of rows) {
      yield columns.map(({ kind }, at) => workbookCell(kind, row[at] ?? null));
    }
  }
  if (notes.length > 0) yield [null];
  for (const note of notes) yield note.map(workbookText);
}
