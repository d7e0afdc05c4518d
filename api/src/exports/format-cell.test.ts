import type { Cell, ColumnKind } from '../core/exports/exported-list.ts';
import { textCell, workbookCell } from './format-cell.ts';

test.each<[ColumnKind, Cell, Cell, Cell]>([
  ['text', null, null, null],
  ['text', 'Ana', 'Ana', 'Ana'],
  ['number', 3, 3, 3],
  ['hours', null, null, null],
  ['hours', 0, 0, 0],
  ['hours', 465, 7.75, 7.75],
  ['hours', 70, 1.17, 1.17],
  ['hours', -15, -0.25, -0.25],
  ['duration', 0, '0:00', 0],
  ['duration', 465, '7:45', 465 / 1440],
  // Beyond a day, spreadsheets count on with the format [h]:mm.
  ['duration', 9605, '160:05', 9605 / 1440],
  // A spreadsheet shows no negative time.
  ['duration', -30, '-0:30', '-0:30'],
  // Spreadsheets disagree about days before.
  ['date', '1900-02-28', '1900-02-28', '1900-02-28'],
  ['time', '1899-12-29 06:00:00', '1899-12-29 06:00:00', '1899-12-29 06:00:00'],
  ['date', '1900-03-01', '1900-03-01', 61],
  ['date', '2026-03-10', '2026-03-10', 46091],
  ['time', '2026-03-10 06:00:00', '2026-03-10 06:00:00', 46091.25],
  ['time', null, null, null],
])('%s %j is %j in a text file and %j in a workbook', (kind, cell, text, value) => {
  expect(textCell(kind, cell)).toBe(text);
  expect(workbookCell(kind, cell)).toBe(value);
});

test.each([
  ['a\uFFFEb\uFFFFc', 'a\uFFFDb\uFFFDc'],
  ['x'.repeat(32_767), 'x'.repeat(32_767)],
  ['x'.repeat(32_768), `${'x'.repeat(32_766)}…`],
  [`${'x'.repeat(32_765)}😀 end`, `${'x'.repeat(32_765)}…`],
])('a text that a workbook cannot hold is changed there only (case %#)', (cell, value) => {
  expect(textCell('text', cell)).toBe(cell);
  expect(workbookCell('text', cell)).toBe(value);
});
