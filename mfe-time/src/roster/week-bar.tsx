import { addDays } from '@rollcall/shared/domain';
import { DateField } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';
import { weekText } from './week.ts';

interface Props {
  /** First day of the week. */
  readonly from: string;
  /** First day of the week of today. */
  readonly current: string;
  /** Called with any day of a week. */
  readonly onChange: (date: string) => void;
}

/** The week, and buttons to the ones around it. */
export const WeekBar = ({ from, current, onChange }: Props) => (
  <div className="roster-week">
    <h2>{weekText(from)}</h2>
    <Button className="not-printed" onClick={() => onChange(addDays(from, -7))}>
      {TEXTS.previousWeek}
    </Button>
    <Button className="not-printed" disabled={from === current} onClick={() => onChange(current)}>
      {TEXTS.thisWeek}
    </Button>
    <Button className="not-printed" onClick={() => onChange(addDays(from, 7))}>
      {TEXTS.nextWeek}
    </Button>
    <span className="not-printed">
      <DateField
        label={TEXTS.chooseWeek}
        value={from}
        onChange={(date) => date && onChange(date)}
        isRequired
      />
    </span>
  </div>
);
