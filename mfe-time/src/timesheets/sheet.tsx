import type { Timesheet } from '@rollcall/shared/calls';
import {
  dayRemarks,
  formatMonth,
  formatTime,
  hoursAndMinutes,
  logRemarks,
  sheetDate,
} from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { useId } from 'react';
import { TEXTS } from './texts.ts';
import './sheet.css';

interface Props {
  readonly sheet: Timesheet;
  /** `YYYY-MM`. */
  readonly month: string;
}

const { columns } = TEXTS;

/** The timesheet of an employee: days, totals and lines to sign; a page of its own on paper. */
export function Sheet({ sheet, month }: Props) {
  const id = useId();
  const company = usePageContext(({ companyName }) => companyName);
  const { employeeName, employeeCode, department, zone, days } = sheet;
  return (
    <article className="timesheet" aria-labelledby={id}>
      {company && <p className="timesheet-company">{company}</p>}
      <p>{TEXTS.of(formatMonth(month))}</p>
      <h2 id={id} className="timesheet-person">
        <span translate="no">{TEXTS.person(employeeName, employeeCode)}</span>
      </h2>
      <p>{[department, TEXTS.zone(zone)].filter(Boolean).join(' · ')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable */}
      <section className="timesheet-scroll" aria-label={TEXTS.daysOf(employeeName)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Object.values(columns).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Day key={day.date} day={day} zone={zone} />
            ))}
          </tbody>
        </table>
      </section>
      <Totals sheet={sheet} />
      <div className="timesheet-signatures">
        <span>{TEXTS.employeeSigns}</span>
        <span>{TEXTS.managerSigns}</span>
      </div>
    </article>
  );
}

interface DayProps {
  readonly day: Timesheet['days'][number];
  readonly zone: string;
}

function Day({ day, zone }: DayProps) {
  const { date, figures, logs } = day;
  const remarks = [...dayRemarks(day), ...logs.flatMap((log) => logRemarks(log, zone))];
  const figure = (minutes: number) => (minutes === 0 ? null : hoursAndMinutes(minutes));
  return (
    <tr>
      <th scope="row">{sheetDate(date)}</th>
      <td>{lines(logs.map(({ punchIn }) => formatTime(punchIn)))}</td>
      <td>{lines(logs.map(({ punchOut }) => (punchOut === null ? '-' : formatTime(punchOut))))}</td>
      <td>{figure(figures.breakMins)}</td>
      <td>{figure(figures.workedMins)}</td>
      <td>{figures.isOver ? figure(figures.expectedMins) : null}</td>
      <td>{remarks.join(' · ')}</td>
    </tr>
  );
}

/** The times of several logs, one below the other. */
const lines = (texts: readonly string[]) =>
  // A day may have two logs with the same time.
  // oxlint-disable-next-line react/no-array-index-key
  texts.map((text, index) => <div key={index}>{text}</div>);

function Totals({ sheet: { sums, present, absent, leave } }: Pick<Props, 'sheet'>) {
  const { totals } = TEXTS;
  const figures = [
    [totals.worked, sums.workedMins],
    [totals.break, sums.breakMins],
    [totals.expected, sums.expectedMins],
    ...(sums.adjustmentMins === 0 ? [] : [[totals.adjustments, sums.adjustmentMins] as const]),
    [totals.balance, sums.balanceMins],
    [totals.late, sums.lateMins],
  ] as const;
  return (
    <>
      <dl className="timesheet-totals">
        {figures.map(([title, minutes]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{hoursAndMinutes(minutes)}</dd>
          </div>
        ))}
      </dl>
      <p>{TEXTS.days(present, absent, leave)}</p>
    </>
  );
}
