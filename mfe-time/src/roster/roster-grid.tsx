import type { RosterDay, RosterRow, RosterSummary } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Chip, PersonName, useToday } from '@rollcall/shared/ui';
import type { KeyboardEvent } from 'react';
import type { Cell, GridKeys } from './grid-keys.ts';
import { dayClass, dayLabel, RosterCell } from './roster-cell.tsx';
import './roster.css';
import { ShiftLabel } from './shift-label.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly rows: readonly RosterRow[];
  /** Seven dates `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly cover: RosterSummary['cover'] | undefined;
  readonly keys: GridKeys;
  readonly isBusy: boolean;
  readonly onOpen: (employeeId: number, date: string) => void;
  /** A key that is pressed in a day. */
  readonly onDayKey: (event: KeyboardEvent, row: RosterRow, day: RosterDay) => void;
}

/** Employee × day of a week, and how many people each shift has; on a phone, a list of days for each employee. */
export function RosterGrid({ rows, dates, cover, keys, isBusy, onOpen, onDayKey }: Props) {
  const { grid, active, setActive, onKeyDown } = keys;
  const today = useToday();
  const onKey = (event: KeyboardEvent) => {
    onKeyDown(event);
    const row = rows[active.row];
    const day = row && dayOf(row, dates[active.column]);
    if (!event.defaultPrevented && row && day) onDayKey(event, row, day);
  };
  return (
    <div className="roster-scroll">
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA
        role="grid"
        aria-label={TEXTS.grid}
        aria-busy={isBusy}
        className="roster-grid"
        onKeyDown={onKey}
      >
        <GridHead dates={dates} today={today} />
        <tbody>
          {rows.map((row, index) => (
            <EmployeeRow
              key={row.employeeId}
              row={row}
              index={index}
              activeColumn={active.row === index ? active.column : undefined}
              {...{ dates, today, onOpen }}
              onFocus={setActive}
            />
          ))}
        </tbody>
        {cover && <GridFoot dates={dates} today={today} cover={cover} />}
      </table>
    </div>
  );
}

const dayOf = ({ days }: RosterRow, date: string | undefined) =>
  days.find((day) => day.date === date);

interface RowProps extends Pick<Props, 'dates' | 'onOpen'> {
  readonly row: RosterRow;
  readonly index: number;
  readonly today: string;
  /** The column of the row's cell in the tab order, if it has one. */
  readonly activeColumn: number | undefined;
  readonly onFocus: (cell: Cell) => void;
}

function EmployeeRow({ row, index, dates, activeColumn, ...cell }: RowProps) {
  return (
    <tr>
      <th scope="row" className="roster-name">
        <PersonName
          isSmall
          id={row.employeeId}
          name={row.employeeName}
          note={row.department && <Chip>{row.department}</Chip>}
        >
          {row.employeeName}
        </PersonName>
      </th>
      {dates.map((date, column) => {
        const day = dayOf(row, date);
        if (!day) return <td key={date} aria-label={formatDate(date)} />;
        return (
          <RosterCell
            key={date}
            row={row}
            day={day}
            date={date}
            cell={{ row: index, column }}
            isActive={activeColumn === column}
            {...cell}
          />
        );
      })}
    </tr>
  );
}

interface HeadProps {
  readonly dates: readonly string[];
  readonly today: string;
}

const GridHead = ({ dates, today }: HeadProps) => (
  <thead>
    <tr>
      <th scope="col" className="roster-name">
        {TEXTS.employee}
      </th>
      {dates.map((date) => (
        <th
          key={date}
          scope="col"
          aria-label={formatDate(date)}
          aria-current={date === today ? 'date' : undefined}
          className={dayClass(date, today)}
        >
          {dayLabel(date)}
        </th>
      ))}
    </tr>
  </thead>
);

function GridFoot({ dates, today, cover }: HeadProps & { readonly cover: RosterSummary['cover'] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" className="roster-name">
          {TEXTS.cover}
        </th>
        {dates.map((date) => {
          const shifts = cover.find((day) => day.date === date)?.shifts ?? [];
          return (
            <td key={date} className={dayClass(date, today)}>
              <span className="roster-date">{dayLabel(date)}</span>
              <span className="roster-cover">
                {shifts.length === 0 && <span className="roster-note">{TEXTS.noCover}</span>}
                {shifts.map(({ id, name, colour, people }) => (
                  <ShiftLabel key={id} colour={colour}>
                    {TEXTS.coverOf(name, people)}
                  </ShiftLabel>
                ))}
              </span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
