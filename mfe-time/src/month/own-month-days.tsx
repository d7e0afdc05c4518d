import type { OwnAttendance } from '@rollcall/shared/calls';
import { faceOfDay } from './day-face.ts';
import { Legend, MARKS, statusesOf } from './month-legend.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnSums } from './own-sums.tsx';
import './own-month-days.css';

interface Props {
  readonly attendance: OwnAttendance;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onOpen: (date: string) => void;
}

/** The days of your own month with the letters and marks of the month grid, what those mean, and the sums. */
export function OwnMonthDays({ attendance, month, onOpen }: Props) {
  const { figures, sums, today, week } = attendance;
  if (!figures) return null;
  const faces = figures.map(faceOfDay);
  return (
    <div className="own-month-days">
      <OwnCalendar days={figures} month={month} today={today} week={week.from} onOpen={onOpen} />
      <div>
        {sums && <OwnSums sums={sums} isCurrent={today?.startsWith(month) ?? false} />}
        <Legend
          statuses={statusesOf('figures').filter((each) =>
            faces.some(({ status }) => status === each),
          )}
          marks={MARKS.filter((each) => faces.some(({ marks }) => marks.includes(each)))}
        />
      </div>
    </div>
  );
}
