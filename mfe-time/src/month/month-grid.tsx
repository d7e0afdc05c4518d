import { formatDate, weekdayOf } from '@rollcall/shared/domain';
import { DayHeadings, useToday } from '@rollcall/shared/ui';
import { useEffect, useRef } from 'react';
import type { MonthRow } from './month-list-result.ts';
import './month-grid.css';
import { useStatusColors } from './status-colors.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { type Cell, useGridKeys } from './use-grid-keys.ts';

interface Props {
  readonly rows: readonly MonthRow[];
  /** `YYYY-MM`. */
  readonly month: string;
  readonly isBusy: boolean;
  /** Whether leaves and minutes are known, not only Present and Absent. */
  readonly hasTotals: boolean;
  readonly onExplain: (employeeId: number, date: string) => void;
}

/** Employee × day, with totals. Names and totals stay in place while the days scroll (design §13). */
export function MonthGrid({ rows, month, isBusy, hasTotals, onExplain }: Props) {
  const dates = datesOf(rows, month);
  const { grid, active, setActive, onKeyDown } = useGridKeys(rows.length, dates.length);
  const colors = useStatusColors();
  const today = useToday();
  const box = useDayInView(dates.indexOf(today));
  return (
    <div ref={box} className="month-grid-scroll" data-totals={hasTotals ? 'all' : 'counts'}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA
        role="grid"
        aria-label={TEXTS.title}
        aria-busy={isBusy}
        className="month-grid"
        onKeyDown={onKeyDown}
      >
        <GridHead dates={dates} today={today} hasTotals={hasTotals} />
        <tbody>
          {rows.map((row, index) => (
            <EmployeeRow
              // Ids may repeat or be missing on a foreign backend (design §8).
              // oxlint-disable-next-line react/no-array-index-key
              key={`${row.id}-${index}`}
              row={row}
              index={index}
              activeColumn={active.row === index ? active.column : undefined}
              {...{ dates, today, colors, hasTotals, onExplain }}
              onFocus={setActive}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'hasTotals' | 'onExplain'> {
  readonly row: MonthRow;
  readonly index: number;
  readonly dates: readonly string[];
  readonly today: string;
  /** The column of the row's cell in the tab order, if it has one. */
  readonly activeColumn: number | undefined;
  readonly colors: Colors;
  readonly onFocus: (cell: Cell) => void;
}

function EmployeeRow({ row, index, dates, activeColumn, hasTotals, ...day }: RowProps) {
  const totals = totalsOf(row, hasTotals);
  const counts = totals.slice(0, 3).map(({ heading, value }) => `${heading} ${value}`);
  return (
    <tr>
      <th scope="row" className="month-name" title={row.employeeName ?? undefined}>
        <span>{row.employeeName ?? 'N/A'}</span>
        {/* For a phone, where the columns at the right have no room. */}
        <span className="month-name-totals" aria-hidden="true">
          {counts.join(' · ')}
        </span>
      </th>
      {dates.map((date, column) => (
        <DayCell
          key={date}
          row={row}
          date={date}
          cell={{ row: index, column }}
          isActive={activeColumn === column}
          {...day}
        />
      ))}
      {totals.map(({ title, value, end, width }) => (
        <td key={title} className="month-total" style={placeOf(end, width)}>
          {value}
        </td>
      ))}
    </tr>
  );
}

type Colors = ReturnType<typeof useStatusColors>;

/** A ref that scrolls its table so that column `index` is visible; -1 leaves it at the start. */
function useDayInView(index: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [names, ...days] = box.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    const day = days[index];
    if (!box.current || !names || !day) return;
    const { scrollPaddingInlineEnd } = getComputedStyle(box.current);
    const visible = box.current.clientWidth - (Number.parseFloat(scrollPaddingInlineEnd) || 0);
    box.current.scrollLeft = day.offsetLeft + 2 * day.offsetWidth - visible;
  }, [index]);
  return box;
}

interface HeadProps {
  readonly dates: readonly string[];
  readonly today: string;
  readonly hasTotals: boolean;
}

function GridHead({ dates, today, hasTotals }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="month-name">
          {TEXTS.employee}
        </th>
        <DayHeadings dates={dates} today={today} dayClass={(date) => dayClass(date, today)} />
        {totalsOf(undefined, hasTotals).map(({ title, heading, end, width }) => (
          <th
            key={title}
            scope="col"
            aria-label={title}
            title={title}
            className="month-total"
            style={placeOf(end, width)}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const placeOf = (end: number, width: number) => ({
  insetInlineEnd: `${end}rem`,
  minWidth: `${width}rem`,
  width: `${width}rem`,
});

interface DayProps extends Pick<Props, 'onExplain'> {
  readonly row: MonthRow;
  readonly date: string;
  readonly today: string;
  readonly cell: Cell;
  /** Whether this is the one cell in the tab order. */
  readonly isActive: boolean;
  readonly colors: Colors;
  readonly onFocus: (cell: Cell) => void;
}

function DayCell({ row, date, today, cell, isActive, colors, ...handlers }: DayProps) {
  const status = row.days[cell.column] ?? null;
  const name = row.employeeName ?? 'N/A';
  return (
    <td className={dayClass(date, today)}>
      <button
        type="button"
        className="month-day"
        data-cell={`${cell.row}-${cell.column}`}
        tabIndex={isActive ? 0 : -1}
        disabled={row.id === null}
        aria-label={TEXTS.cell(name, formatDate(date), status ?? TEXTS.blank)}
        style={colors[status ?? '']}
        onFocus={() => handlers.onFocus(cell)}
        onClick={() => row.id !== null && handlers.onExplain(row.id, date)}
      >
        {letterOf(status)}
      </button>
    </td>
  );
}

const LETTERS: Readonly<Record<string, string>> = TEXTS.letters;

const dayClass = (date: string, today: string) =>
  [weekdayOf(date) % 6 === 0 && 'month-weekend', date === today && 'month-today']
    .filter(Boolean)
    .join(' ') || undefined;

const letterOf = (status: string | null) =>
  status === null ? '' : (LETTERS[status] ?? status.slice(0, 1));

/** Each row has one entry per day. */
function datesOf(rows: readonly MonthRow[], month: string): string[] {
  const length = Math.min(31, Math.max(0, ...rows.map(({ days }) => days.length)));
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
