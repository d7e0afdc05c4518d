import type { ExportedListName } from '../contract/index.ts';

/** Texts of exporting a list. */
export const TEXTS = {
  title: 'Export',
  about: 'All rows of the list, as it is filtered now, on all pages.',
  aboutSheets:
    'One PDF file with the timesheets of all employees whom the filter shows, each on pages of its own.',
  rows: 'Rows',
  format: 'Format',
  formats: { xlsx: 'Excel workbook (.xlsx)', csv: 'Text with separators (.csv)' },
  separator: 'Separator',
  separators: { ',': 'Comma, numbers like 7.75', ';': 'Semicolon, numbers like 7,75' },
  columns: 'Columns',
  all: 'All columns',
  oneColumn: 'Choose at least one column.',
  notes: 'End with lines that name the company, its time zone and the filter',
  start: 'Export',
  close: 'Close',
  files: 'Your exports of the last day',
  rowsOf: (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`),
  progress: (rows: number, total: number | null) =>
    total === null
      ? `${rows.toLocaleString('en-US')} rows so far`
      : `${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`,
  states: { failed: 'Failed. Export the list again.', cancelled: 'Cancelled' },
  download: 'Download',
  cancel: 'Cancel',
  ready: (fileName: string) => `${fileName} is ready`,
} as const;

/** What a row of the file is, for pages that offer several. */
export const ROWS_OF: Readonly<Record<ExportedListName, string>> = {
  employees: 'One per employee',
  'time-logs': 'One per time log',
  breaks: 'One per break',
  'month-days': 'One per employee and day',
  'month-employees': 'One per employee, with totals',
  timesheets: 'One page per employee',
  leaves: 'One per leave',
  corrections: 'One per correction',
  overtime: 'One per day and kind',
  board: 'One per employee',
  roster: 'One per employee and day',
  'period-days': 'One per employee and day',
  'period-employees': 'One per employee, with totals',
  audit: 'One per change',
};
