import type { OwnAttendance } from '@rollcall/shared/calls';
import { addDays, formatDate } from '@rollcall/shared/domain';
import { faceOfDay, holidayWords } from './day-face.ts';
import { EmptyEntry, Legend, MARKS, statusesOf } from './month-legend.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnSums } from './own-sums.tsx';
import './own-month-days.css';
import { DAY_TEXTS, TEXTS } from './texts.ts';

interface Props {
  readonly attendance: OwnAttendance;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onOpen: (date: string) => void;
}

/** The days of your own month with the letters and marks of the month grid, what those mean, the holidays, and the sums. */
export function OwnMonthDays({ attendance, month, onOpen }: Props) {
  const { figures, sums, today, week } = attendance;
  const faces = figures.map(faceOfDay);
  return (
    <div className="own-month-days">
      <OwnCalendar days={figures} month={month} today={today} week={week.from} onOpen={onOpen} />
      <div>
        <OwnSums sums={sums} isCurrent={today.startsWith(month)} />
        <Legend
          statuses={statusesOf('figures').filter((each) =>
            faces.some(({ status }) => status === each),
          )}
          marks={MARKS.filter((each) => faces.some(({ marks }) => marks.includes(each)))}
        >
          {faces.some(({ status }) => !isDrawn(status)) && (
            <EmptyEntry text={DAY_TEXTS.emptyMeans} />
          )}
        </Legend>
        <Holidays figures={figures} month={month} />
      </div>
    </div>
  );
}

const isDrawn = (status: string | null) => status !== null && status !== 'Not due';

interface HolidaysProps extends Pick<Props, 'month'> {
  readonly figures: OwnAttendance['figures'];
}

/** The names of the holidays: a cell has room for a letter only. */
function Holidays({ figures, month }: HolidaysProps) {
  const named = figures.flatMap((day, index) => {
    const words = holidayWords(day);
    return words === undefined ? [] : [{ date: addDays(`${month}-01`, index), words }];
  });
  if (named.length === 0) return null;
  return (
    <ul className="month-legend" aria-label={TEXTS.holidays}>
      {named.map(({ date, words }) => (
        <li key={date}>{TEXTS.ownCell(formatDate(date), words)}</li>
      ))}
    </ul>
  );
}
