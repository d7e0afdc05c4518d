import { usePageContext } from '@rollcall/shared/session';
import { DayHeadings, PersonName, useToday, ZoneNote } from '@rollcall/shared/ui';
import { Fragment, useEffect, useRef } from 'react';
import { DayCell, dayClass } from './day-cell.tsx';
import type { Detail } from './day-face.ts';
import type { MonthRow } from './month-list-result.ts';
import './month-grid.css';
import { useMarkColors, useStatusColors } from './status-colors.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { type Cell, useGridKeys } from './use-grid-keys.ts';

interface Props {
  readonly rows: readonly MonthRow[];
  /** `YYYY-MM`. */
  readonly month: string;
  readonly isBusy: boolean;
  readonly detail: Detail;
  readonly onExplain: (employeeId: number, date: string) => void;
}

/** Employee × day, with totals. Names and totals stay in place while the days scroll (design §13). */
export function MonthGrid({ rows, month, isBusy, detail, onExplain }: Props) {
  const dates = datesOf(rows, month);
  const { grid, active, setActive, onKeyDown } = useGridKeys(rows.length, dates.length);
  const colors = useStatusColors();
  const marks = useMarkColors();
  const today = useToday();
  const box = useDayInView(dates.indexOf(today));
  return (
    <div ref={box} className="month-grid-scroll" data-detail={detail} style={marks}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA
        role="grid"
        aria-label={TEXTS.title}
        aria-busy={isBusy}
        className="month-grid"
        onKeyDown={onKeyDown}
      >
        <GridHead dates={dates} today={today} detail={detail} />
        <tbody>
          {rows.map((row, index) => (
            <EmployeeRow
              // Ids may repeat or be missing on a foreign backend (design §8).
              // oxlint-disable-next-line react/no-array-index-key
              key={`${row.employeeId}-${index}`}
              row={row}
              index={index}
              activeColumn={active.row === index ? active.column : undefined}
              {...{ dates, today, colors, detail, onExplain }}
              onFocus={setActive}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'detail' | 'onExplain'> {
  readonly row: MonthRow;
  readonly index: number;
  readonly dates: readonly string[];
  readonly today: string;
  /** The column of the row's cell in the tab order, if it has one. */
  readonly activeColumn: number | undefined;
  readonly colors: Colors;
  readonly onFocus: (cell: Cell) => void;
}

function EmployeeRow({ row, index, dates, activeColumn, detail, ...day }: RowProps) {
  const totals = totalsOf(row, detail);
  return (
    <tr>
      <EmployeeName row={row} detail={detail} />
      {dates.map((date, column) => (
        <DayCell
          key={date}
          row={row}
          date={date}
          cell={{ row: index, column }}
          isActive={activeColumn === column}
          detail={detail}
          {...day}
        />
      ))}
      {totals.map(({ title, value, note, ...column }) => (
        <td key={title} {...placeOf(column)}>
          <Whole text={`${value}`} />
          {note && (
            <div className="month-total-note">
              <Whole text={note} />
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Durations that break between hours and minutes only, so that their columns can be narrow. */
const Whole = ({ text }: { readonly text: string }) =>
  text.split(/(?<=hrs|min) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="month-whole">{part}</span>
    </Fragment>
  ));

/** The employee, and on narrow screens, where the columns at the right have no room, also totals. */
function EmployeeName({ row, detail }: Pick<RowProps, 'row' | 'detail'>) {
  const companyZone = usePageContext((context) => context.companyZone);
  return (
    <th scope="row" className="month-name">
      <PersonName isSmall id={row.employeeId} name={row.employeeName}>
        <span translate="no">{row.employeeName ?? 'N/A'}</span>
      </PersonName>
      {detail === 'figures' && <ZoneNote zone={row.zone} companyZone={companyZone} />}
      {linesOf(row, detail).map((line) => (
        <span key={line} className="month-name-totals" aria-hidden="true">
          {line}
        </span>
      ))}
    </th>
  );
}

/** The totals of a row as lines: the days that were counted, then each sum that is not empty. */
function linesOf(row: MonthRow, detail: Detail): string[] {
  const totals = totalsOf(row, detail);
  const counts = totals.filter(({ isCount }) => isCount);
  const sums = totals.filter(({ isCount, value }) => !isCount && value !== '-');
  return [
    counts.map(({ heading, value }) => `${heading} ${value}`).join(' · '),
    ...sums.flatMap(({ heading, value, note = [] }) => [`${heading} ${value}`].concat(note)),
  ];
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
  readonly detail: Detail;
}

function GridHead({ dates, today, detail }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="month-name">
          {TEXTS.employee}
        </th>
        <DayHeadings dates={dates} today={today} dayClass={(date) => dayClass(date, today)} />
        {totalsOf(undefined, detail).map(({ title, heading, ...column }) => (
          <th key={title} scope="col" aria-label={title} title={title} {...placeOf(column)}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Place = Pick<ReturnType<typeof totalsOf>[number], 'end' | 'width' | 'isCount'>;

const placeOf = ({ end, width, isCount }: Place) => ({
  className: isCount ? 'month-total month-count' : 'month-total',
  style: { insetInlineEnd: `${end}rem`, minWidth: `${width}rem`, width: `${width}rem` },
});

/** Each row has one entry per day. */
function datesOf(rows: readonly MonthRow[], month: string): string[] {
  const length = Math.min(31, Math.max(0, ...rows.map(({ days }) => days.length)));
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
