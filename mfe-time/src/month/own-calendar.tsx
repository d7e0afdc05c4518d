import type { DayFigures } from '@rollcall/shared/calls';
import { addDays, formatDate, weekdayOf } from '@rollcall/shared/domain';
import { faceOfDay } from './day-face.ts';
import { DaySymbol } from './day-symbol.tsx';
import { useMarkColors, useStatusColors } from './status-colors.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** One entry per day of the month. */
  readonly days: readonly DayFigures[];
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  /** The first day of a week, `YYYY-MM-DD`. */
  readonly week: string;
  readonly onOpen: (date: string) => void;
}

const WEEK = 7;

/** A month as a calendar, one row per week. */
export function OwnCalendar({ days, month, today, week, onOpen }: Props) {
  const first = `${month}-01`;
  const weekStart = weekdayOf(week);
  const before = (weekdayOf(first) - weekStart + WEEK) % WEEK;
  const weeks = Math.ceil((before + days.length) / WEEK);
  const columns = Array.from({ length: WEEK }, (_, index) => index);
  return (
    <table className="own-calendar" aria-label={TEXTS.ownMonth} style={useMarkColors()}>
      <thead>
        <tr>
          {columns.map((column) => {
            const [short, long] = TEXTS.weekdays[(weekStart + column) % WEEK] ?? [];
            return (
              <th key={column} scope="col" aria-label={long}>
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, row) => (
          <tr key={addDays(first, row * WEEK)}>
            {columns.map((column) => {
              const index = row * WEEK + column - before;
              const day = days[index];
              const date = addDays(first, index);
              return (
                <td key={column}>
                  {day && <Day date={date} day={day} isToday={date === today} onOpen={onOpen} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<Props, 'onOpen'> {
  readonly date: string;
  readonly day: DayFigures;
  readonly isToday: boolean;
}

/** A day, which opens how it was calculated. */
function Day({ date, day, isToday, onOpen }: DayProps) {
  const colors = useStatusColors();
  const { status, marks, words } = faceOfDay(day);
  return (
    <button
      type="button"
      id={`own-day-${date}`}
      className="own-day"
      aria-label={TEXTS.ownCell(formatDate(date), words)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onOpen(date)}
    >
      <span className="own-day-number" data-number={Number(date.slice(8))} />
      <span className="own-day-symbol" style={colors[status ?? '']}>
        <DaySymbol status={status} marks={marks} />
      </span>
    </button>
  );
}
