import { formatDate, weekdayOf } from '../domain/index.ts';

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

interface Props {
  /** `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly today: string | null;
  readonly dayClass: (date: string) => string | undefined;
}

/** The headings of a table with a column per day: weekday and day of the month. */
export const DayHeadings = ({ dates, today, dayClass }: Props) =>
  dates.map((date) => (
    <th
      key={date}
      scope="col"
      aria-label={formatDate(date)}
      aria-current={date === today ? 'date' : undefined}
      className={dayClass(date)}
    >
      {WEEKDAYS[weekdayOf(date)]}
      <br />
      {Number(date.slice(8))}
    </th>
  ));
