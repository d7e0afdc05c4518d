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
  /** `YYYY-MM-DD`, marked when it lies in the month. */
  readonly today: string | null;
}

/** People by department, a column a day; it scrolls in itself and the names stay (design §13). */
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
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

/** A box whose table begins two days before the column `shown`, beside the names; with -1 at its own beginning. */
function useDayInView(shown: number) {
  const box = useRef<HTMLElement>(null);
  // On a narrow screen the month begins out of today's sight.
  useEffect(() => {
    const [names, ...days] = box.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    const cell = days[shown];
    if (!box.current || !names || !cell) return;
    box.current.scrollLeft = cell.offsetLeft - names.offsetWidth - 2 * cell.offsetWidth;
  }, [shown]);
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

/** A day of somebody's: its letter says the status, the colour only helps. */
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
