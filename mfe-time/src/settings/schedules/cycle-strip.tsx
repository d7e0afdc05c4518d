import type { ShiftsById } from './cycle.ts';
import { dayLabel, dayText } from './cycle.ts';
import { TEXTS } from './texts.ts';
import '../shifts/shift-colour.css';
import './cycle.css';

interface Props {
  readonly label: string;
  readonly days: readonly (readonly number[])[];
  readonly anchorDate: string;
  readonly shifts: ShiftsById;
}

/** The days of a cycle as small squares, a week in each line, each in the colour of its first shift. */
export const CycleStrip = ({ label, days, anchorDate, shifts }: Props) => (
  <ul className="cycle-strip" aria-label={label}>
    {days.map((ids, index) => {
      const text = TEXTS.dayMeans(dayLabel(index, days.length, anchorDate), dayText(ids, shifts));
      return (
        // A day has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} title={text}>
          <span className="cycle-hidden">{text}</span>
          <span
            aria-hidden
            className="cycle-square shift-colour"
            data-colour={ids.length > 0 ? (shifts.get(ids[0] ?? 0)?.colour ?? 'grey') : 'off'}
          />
        </li>
      );
    })}
  </ul>
);
