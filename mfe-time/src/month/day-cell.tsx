import { formatDate, weekdayOf } from '@rollcall/shared/domain';
import { type Detail, faceOf } from './day-face.ts';
import { DaySymbol } from './day-symbol.tsx';
import type { MonthRow } from './month-list-result.ts';
import type { useStatusColors } from './status-colors.ts';
import { TEXTS } from './texts.ts';
import type { Cell } from './use-grid-keys.ts';

interface Props {
  readonly row: MonthRow;
  readonly date: string;
  readonly today: string;
  readonly cell: Cell;
  /** Whether this is the one cell in the tab order. */
  readonly isActive: boolean;
  readonly detail: Detail;
  readonly colors: ReturnType<typeof useStatusColors>;
  readonly onFocus: (cell: Cell) => void;
  readonly onExplain: (employeeId: number, date: string) => void;
}

/** A day of an employee; it opens the details of the day. */
export function DayCell({ row, date, today, cell, isActive, detail, colors, ...handlers }: Props) {
  const { status, marks, words } = faceOf(row, cell.column, detail);
  const name = row.employeeName ?? 'N/A';
  return (
    <td className={dayClass(date, today)}>
      <button
        type="button"
        className="month-day"
        data-cell={`${cell.row}-${cell.column}`}
        // The drawer of the day finds it, to give it the focus.
        data-day={`${row.employeeId} ${date}`}
        tabIndex={isActive ? 0 : -1}
        disabled={row.employeeId === null}
        aria-label={TEXTS.cell(name, formatDate(date), words)}
        style={colors[status ?? '']}
        onFocus={() => handlers.onFocus(cell)}
        onClick={() => row.employeeId !== null && handlers.onExplain(row.employeeId, date)}
      >
        <DaySymbol status={status} marks={marks} />
      </button>
    </td>
  );
}

export const dayClass = (date: string, today: string) =>
  [weekdayOf(date) % 6 === 0 && 'month-weekend', date === today && 'month-today']
    .filter(Boolean)
    .join(' ') || undefined;
