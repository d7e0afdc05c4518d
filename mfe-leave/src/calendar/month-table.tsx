import { formatDate, weekdayOf } from '@rollcall/shared/domain';
import { DayHeadings } from '@rollcall/shared/ui';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { type DepartmentAway, datesOfMonth, type PersonAway } from './group-leaves.ts';
import { LeaveMark } from './leave-mark.tsx';
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
  const dayClass = (date: string) =>
    [date === today && 'leave-month-today', isWeekend(date) && 'leave-month-weekend']
      .filter(Boolean)
      .join(' ') || undefined;
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
        <MonthHead dates={dates} today={today} dayClass={dayClass} />
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

interface HeadProps {
  readonly dates: readonly string[];
  readonly today: string | null;
  readonly dayClass: (date: string) => string | undefined;
}

function MonthHead({ dates, today, dayClass }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="leave-month-name">
          {TEXTS.employee}
        </th>
        <DayHeadings dates={dates} today={today} dayClass={dayClass} />
      </tr>
    </thead>
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
        <bdi>{person.name}</bdi>
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

/** A day of an employee: a filled mark for an approved leave, an outlined one for a pending leave. */
function Day({ person, date, className }: DayProps) {
  const status = person.days.get(date);
  return (
    <td className={className} title={status && TEXTS.cell(formatDate(date), status)}>
      {status !== undefined && <LeaveMark status={status} />}
      <span className="leave-month-status">{status}</span>
    </td>
  );
}

const isWeekend = (date: string) => weekdayOf(date) % 6 === 0;
