import { decodeText } from './decode-text.ts';
import { MAX_COLUMNS, type Table, toTable, UnreadableTable } from './table.ts';
import { TEXTS } from './texts.ts';
import { unpackedBytes } from './zip-size.ts';

const MB = 1024 * 1024;
const MAX_FILE_MB = 10;
const MAX_SHEET_ROWS = 100_000;
/** A workbook of 2000 people with all fields has about 10 MB unpacked. */
const MAX_UNPACKED_MB = 100;

/**
 * Reads a CSV file or the first visible sheet of a workbook; it does not leave the browser.
 * @throws UnreadableTable with a sentence that says what to do.
 */
export async function readFile(file: File): Promise<Table> {
  if (file.size > MAX_FILE_MB * MB) {
    throw new UnreadableTable(TEXTS.tooLarge(Math.ceil(file.size / MB), MAX_FILE_MB));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 'PK')) return readWorkbook(bytes);
  // The container of old workbooks, and of those with a password.
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) throw new UnreadableTable(TEXTS.oldWorkbook);
  const text = decodeText(bytes);
  if (text === undefined) throw new UnreadableTable(TEXTS.noTable);
  return readText(text);
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** Reads text with separators: comma, semicolon, tab or bar. */
export async function readText(text: string): Promise<Table> {
  // Some programs save a page of the web with the name of a table.
  if (/^\s*</.test(text)) throw new UnreadableTable(TEXTS.noTable);
  const { detectDelimiter, parseCsv } = await import('hucre/csv');
  // What spreadsheets read as a hint is not part of the table.
  const [, hint, rest = text] = /^\uFEFF?sep=(.)\r?\n([^]*)$/.exec(text) ?? [];
  const lines = parseCsv(rest, { delimiter: hint ?? delimiterOf(rest, detectDelimiter) });
  const cells = lines.map((line) => line.map(String));
  refuseOpenQuote(rest, cells);
  return toTable(cells);
}

/** What spreadsheets copy has tabs, whatever else is in the cells. */
function delimiterOf(text: string, detect: (text: string) => string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return first.includes('\t') ? '\t' : detect(text);
}

/** Half a row: from a quotation mark that is never closed, the rest of the file is one cell. */
function refuseOpenQuote(text: string, lines: readonly (readonly string[])[]): void {
  const quotes = text.split('"').length - 1;
  const last = lines.findLast((line) => line.some((cell) => cell !== ''));
  if (quotes % 2 === 1 && last?.some((cell) => cell.trim().includes('\n'))) {
    throw new UnreadableTable(TEXTS.openQuote(lines.indexOf(last) + 1));
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === undefined) throw new UnreadableTable(TEXTS.brokenWorkbook);
  if (unpacked > MAX_UNPACKED_MB * MB) throw new UnreadableTable(TEXTS.bomb);
  const { readXlsx } = await import('hucre/xlsx');
  const isShown = ({ hidden = false, veryHidden = false }) => !hidden && !veryHidden;
  const workbook = await readXlsx(bytes, {
    sheets: isShown,
    readStyles: true,
    // More than an import has: formatted rows without values do not count.
    maxRows: MAX_SHEET_ROWS,
  }).catch(() => {
    throw new UnreadableTable(TEXTS.brokenWorkbook);
  });
  // A sheet with instructions often has one cell.
  const sheet = workbook.sheets.find(({ rows }) => rows.length > 1);
  if (!sheet) throw new UnreadableTable(TEXTS.noRows);
  const width = sheet.rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width > MAX_COLUMNS * 10) throw new UnreadableTable(TEXTS.tooManyColumns(width));
  const formatOf = (row: number, column: number) =>
    sheet.cells?.get(`${row},${column}`)?.style?.numFmt;
  return toTable(
    sheet.rows.map((row, at) => row.map((cell, column) => cellText(cell, formatOf(at, column)))),
  );
}

/** What a formula without a result shows. */
const ERROR_CELL = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** A number format with leading zeros, as that of postal codes. */
const ZEROS = /^0{2,}$/;

/** A cell as text: dates `YYYY-MM-DD`, times of day `HH:mm`. */
function cellText(cell: unknown, format: string | undefined): string {
  if (cell === null || cell === undefined || ERROR_CELL.test(String(cell))) return '';
  if (typeof cell === 'number' && format !== undefined && ZEROS.test(format)) {
    return String(cell).padStart(format.length, '0');
  }
  if (!(cell instanceof Date)) return String(cell);
  const [date = '', time = ''] = cell.toISOString().split('T');
  // A time of day has a day before the first one of spreadsheets.
  return date < '1900-01-01' ? time.slice(0, 5) : date;
}
