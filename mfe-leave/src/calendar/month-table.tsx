import { formatDate } from '@rollcall/shared/domain';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { type DepartmentAway, datesOfMonth, type PersonAway } from './group-leaves.ts';
import './month-table.css';
import { TEXTS } from './texts.ts';

interface Props {
  readonly groups: readonly DepartmentAway[];
  /** `YYYY-MM`. */
  readonly month: string;
  /** `YYYY-MM-DD`, highlighted when it is in the month. */
  readonly today: string | null;
}

/** Employees by department, one column per day. The days scroll and the names stay in place (design §13). */
export function MonthTable({ groups, month, today }: Props) {
  const { token } = theme.useToken();
  const dates = datesOfMonth(month);
  const box = useDayInView(today === null ? -1 : dates.indexOf(today));
  const dayClass = (date: string) => (date === today ? 'leave-month-today' : undefined);
  return (
    <section
      ref={box}
      aria-label={TEXTS.title}
      className="leave-month"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      style={{ '--leave-month-accent': token.colorPrimary } as object}
    >
      <table aria-label={TEXTS.title}>
        <thead>
          <tr>
            <th scope="col" className="leave-month-name">
              {TEXTS.employee}
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" aria-label={formatDate(date)} className={dayClass(date)}>
                {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ department, people }) => (
          <tbody key={department ?? ''}>
            <tr>
              <th scope="rowgroup" colSpan={dates.length + 1} className="leave-month-group">
                <span>{department ?? TEXTS.noDepartment}</span>
              </th>
            </tr>
            {people.map((person) => (
              <PersonRow key={person.key} person={person} dates={dates} dayClass={dayClass} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A ref that scrolls its table to two days before column `index`; -1 leaves it at the start. */
function useDayInView(index: number) {
  const box = useRef<HTMLElement>(null);
  // On a narrow screen, today is not visible when the table starts at the first day.
  useEffect(() => {
    const [names, ...days] = box.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    const cell = days[index];
    if (!box.current || !names || !cell) return;
    box.current.scrollLeft = cell.offsetLeft - names.offsetWidth - 2 * cell.offsetWidth;
  }, [index]);
  return box;
}

interface RowProps {
  readonly person: PersonAway;
  readonly dates: readonly string[];
  readonly dayClass: (date: string) => string | undefined;
}

function PersonRow({ person, dates, dayClass }: RowProps) {
  return (
    <tr>
      <th scope="row" className="leave-month-name" title={person.name}>
        {person.name}
      </th>
      {dates.map((date) => (
        <Day key={date} person={person} date={date} className={dayClass(date)} />
      ))}
    </tr>
  );
}

interface DayProps {
  readonly person: PersonAway;
  readonly date: string;
  readonly className: string | undefined;
}

/** A day of an employee. The letter shows the status; the colour only supports it. */
function Day({ person, date, className }: DayProps) {
  const { token } = theme.useToken();
  const status = person.days.get(date) ?? '';
  const colors = {
    '': {},
    approved: { background: token.colorSuccessBg, color: token.colorSuccessText },
  }[status.toLowerCase()] ?? { background: token.colorWarningBg, color: token.colorWarningText };
  return (
    <td className={className} style={colors} title={status && TEXTS.cell(formatDate(date), status)}>
      {TEXTS.letters[status.toLowerCase()] ?? status.slice(0, 1)}
    </td>
  );
}
