import { hoursAndMinutes } from '@rollcall/shared/domain';
import type { Cell, ColumnKind } from '../core/exports/exported-list.ts';

/** Whole minutes as hours with two decimals, as payroll programs read them. */
const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The value of a cell in a text file. */
export function textCell(kind: ColumnKind, cell: Cell): Cell {
  if (typeof cell !== 'number') return cell;
  if (kind === 'hours') return decimalHours(cell);
  if (kind === 'duration') return hoursAndMinutes(cell);
  return cell;
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets; they count from it in days. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Before it spreadsheets disagree about the day of a number, because some of them know a February 29, 1900. */
const FIRST_DATE = '1900-03-01';
/** In UTF-16 code units; a spreadsheet repairs a workbook with a longer text by dropping it. */
const MAX_TEXT = 32_767;
/** XML 1.0 has no such characters, not even escaped. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;
/** Spreadsheets cannot show a negative time, and show text as it is. */
const MINUTES_OF_DAY = 1440;

/** The value of a cell in a workbook: numbers, dates and times are numbers there, which the column formats. */
export function workbookCell(kind: ColumnKind, cell: Cell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') {
    const isDate = (kind === 'date' || kind === 'time') && cell >= FIRST_DATE;
    return isDate ? serialOf(cell) : workbookText(cell);
  }
  if (kind === 'hours') return decimalHours(cell);
  if (kind === 'duration') return cell < 0 ? hoursAndMinutes(cell) : cell / MINUTES_OF_DAY;
  return cell;
}

/** A text as a workbook can hold it; one that is too long ends with an ellipsis. */
export function workbookText(text: string): string {
  const valid = text.replace(NOT_IN_XML, '\uFFFD');
  if (valid.length <= MAX_TEXT) return valid;
  // Half of a surrogate pair would be no character.
  return `${valid.slice(0, MAX_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function serialOf(wallClock: string): number {
  const [date, time = '00:00:00'] = wallClock.split(' ');
  return (Date.parse(`${date}T${time}Z`) - EPOCH) / DAY_MS;
}
