import { formatDate, formatDuration, weekdayOf } from '@rollcall/shared/domain';
import { theme } from 'antd';
import type { MonthRow } from './month-list-result.ts';
import './month-grid.css';
import { TEXTS } from './texts.ts';
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

/** Employee × day, with totals. The first column stays in place while the days scroll (design §13). */
export function MonthGrid({ rows, month, isBusy, hasTotals, onExplain }: Props) {
  const dates = datesOf(rows, month);
  const { grid, active, setActive, onKeyDown } = useGridKeys(rows.length, dates.length);
  const colors = useStatusColors();
  return (
    <div className="month-grid-scroll">
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA
        role="grid"
        aria-label={TEXTS.title}
        aria-busy={isBusy}
        className="month-grid"
        onKeyDown={onKeyDown}
      >
        <GridHead dates={dates} hasTotals={hasTotals} />
        <tbody>
          {rows.map((row, rowIndex) => (
            // Ids may repeat or be missing on a foreign backend (design §8).
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${row.id}-${rowIndex}`}>
              <th scope="row" className="month-name" title={row.employeeName ?? undefined}>
                {row.employeeName ?? 'N/A'}
              </th>
              {dates.map((date, column) => (
                <DayCell
                  key={date}
                  row={row}
                  date={date}
                  cell={{ row: rowIndex, column }}
                  isActive={active.row === rowIndex && active.column === column}
                  colors={colors}
                  onFocus={setActive}
                  onExplain={onExplain}
                />
              ))}
              {totalsOf(row, hasTotals).map(([title, value]) => (
                <td key={title} className="month-total">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Colors = Readonly<Record<string, object>>;

function useStatusColors(): Colors {
  const { token } = theme.useToken();
  return {
    Present: { background: token.colorSuccessBg, color: token.colorSuccess },
    Absent: { background: token.colorErrorBg, color: token.colorError },
    Leave: { background: token.colorInfoBg, color: token.colorInfo },
  };
}

function GridHead({ dates, hasTotals }: { dates: readonly string[]; hasTotals: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="month-name">
          {TEXTS.employee}
        </th>
        {dates.map((date) => (
          <th key={date} scope="col" aria-label={formatDate(date)} className={dayClass(date)}>
            {WEEKDAYS[weekdayOf(date)]}
            <br />
            {Number(date.slice(8))}
          </th>
        ))}
        {totalsOf(undefined, hasTotals).map(([title]) => (
          <th key={title} scope="col" className="month-total">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayProps extends Pick<Props, 'onExplain'> {
  readonly row: MonthRow;
  readonly date: string;
  readonly cell: Cell;
  /** Whether this is the one cell in the tab order. */
  readonly isActive: boolean;
  readonly colors: Colors;
  readonly onFocus: (cell: Cell) => void;
}

function DayCell({ row, date, cell, isActive, colors, onFocus, onExplain }: DayProps) {
  const status = row.days[cell.column] ?? null;
  const name = row.employeeName ?? 'N/A';
  return (
    <td className={dayClass(date)}>
      <button
        type="button"
        className="month-day"
        data-cell={`${cell.row}-${cell.column}`}
        tabIndex={isActive ? 0 : -1}
        disabled={row.id === null}
        aria-label={TEXTS.cell(name, formatDate(date), status ?? TEXTS.blank)}
        style={colors[status ?? '']}
        onFocus={() => onFocus(cell)}
        onClick={() => row.id !== null && onExplain(row.id, date)}
      >
        {letterOf(status)}
      </button>
    </td>
  );
}

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const dayClass = (date: string) => (weekdayOf(date) % 6 === 0 ? 'month-weekend' : undefined);

const letterOf = (status: string | null) =>
  status === null ? '' : (TEXTS.letters[status] ?? status.slice(0, 1));

/** Each row has one entry per day. */
function datesOf(rows: readonly MonthRow[], month: string): string[] {
  const length = Math.min(31, Math.max(0, ...rows.map(({ days }) => days.length)));
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

function totalsOf(row: MonthRow | undefined, hasTotals: boolean) {
  const counted = [
    [TEXTS.present, row?.present ?? '-'],
    [TEXTS.absent, row?.absent ?? '-'],
  ] as const;
  if (!hasTotals) return counted;
  return [
    ...counted,
    [TEXTS.leave, row?.leave ?? '-'],
    [TEXTS.worked, formatDuration(row?.workedMinutes)],
    [TEXTS.breaks, formatDuration(row?.breakMinutes)],
  ] as const;
}
