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
/** Spreadsheets cannot show a negative time, and show text as it is. */
const MINUTES_OF_DAY = 1440;

/** The value of a cell in a workbook: numbers, dates and times are numbers there, which the column formats. */
export function workbookCell(kind: ColumnKind, cell: Cell): Cell {
  if (cell === null) return null;
  if (kind === 'date' || kind === 'time') return serialOf(String(cell));
  if (typeof cell !== 'number') return cell;
  if (kind === 'hours') return decimalHours(cell);
  if (kind === 'duration') return cell < 0 ? hoursAndMinutes(cell) : cell / MINUTES_OF_DAY;
  return cell;
}

function serialOf(wallClock: string): number {
  const [date, time = '00:00:00'] = wallClock.split(' ');
  return (Date.parse(`${date}T${time}Z`) - EPOCH) / DAY_MS;
}
