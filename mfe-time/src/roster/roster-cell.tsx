import type { RosterDay, RosterRow } from '@rollcall/shared/calls';
import { formatDate, formatTime, weekdayOf } from '@rollcall/shared/domain';
import { faceOf, nameOf } from './cell-face.ts';
import type { Cell } from './grid-keys.ts';
import { ShiftLabel } from './shift-label.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly row: RosterRow;
  readonly day: RosterDay;
  readonly date: string;
  readonly today: string;
  readonly cell: Cell;
  /** Whether this is the one cell in the tab order. */
  readonly isActive: boolean;
  readonly onFocus: (cell: Cell) => void;
  readonly onOpen: (employeeId: number, date: string) => void;
}

/** A day of an employee; it opens the editor of the day. */
export function RosterCell({ row, day, date, today, cell, isActive, onFocus, onOpen }: Props) {
  const { shifts, note, marks, words } = faceOf(day);
  return (
    <td className={dayClass(date, today)}>
      {/* Outside of the button, whose name says the date in full. */}
      <span aria-hidden className="roster-date">
        {dayLabel(date)}
      </span>
      <button
        type="button"
        className="roster-day"
        data-cell={`${cell.row}-${cell.column}`}
        // The drawer of the day finds it, to give it the focus.
        data-day={`${row.employeeId} ${date}`}
        data-draft={day.isDraft || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={TEXTS.cell(row.employeeName, formatDate(date), words)}
        onFocus={() => onFocus(cell)}
        onClick={() => onOpen(row.employeeId, date)}
      >
        <span className="roster-plan">
          {shifts.map((shift) => (
            <ShiftLabel key={`${shift.id} ${shift.start}`} colour={shift.colour}>
              {nameOf(shift) && <strong>{nameOf(shift)} </strong>}
              {`${formatTime(shift.start)} – ${formatTime(shift.end)}`}
            </ShiftLabel>
          ))}
          {note && <span className="roster-note">{note}</span>}
          {marks.length > 0 && (
            <span className="roster-marks">
              {marks.map((mark) => (
                <span key={mark} className="roster-mark" data-mark={mark}>
                  {TEXTS[mark]}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
    </td>
  );
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Mon 9`. */
export const dayLabel = (date: string): string =>
  `${WEEKDAYS[weekdayOf(date)]} ${Number(date.slice(8))}`;

export const dayClass = (date: string, today: string) =>
  [weekdayOf(date) % 6 === 0 && 'roster-weekend', date === today && 'roster-today']
    .filter(Boolean)
    .join(' ') || undefined;
