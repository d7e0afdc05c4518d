import type { Shift } from '@rollcall/shared/calls';
import { formatShiftTimes } from '@rollcall/shared/domain';
import { PageLink } from '@rollcall/shared/ui';
import { Typography } from 'antd';
import { ShiftLabel } from './shift-label.tsx';
import { TEXTS } from './texts.ts';
import { SHIFT_KEYS } from './use-day-keys.ts';

interface Props {
  /** Undefined until they are known. */
  readonly shifts: readonly Shift[] | undefined;
}

const MARKS = ['rostered', 'draft', 'closed', 'warning'] as const;

/** What the marks mean, and which key sets which shift. */
export function RosterLegend({ shifts }: Props) {
  const withKey = shifts?.slice(0, SHIFT_KEYS) ?? [];
  return (
    <>
      <ul className="roster-legend" aria-label={TEXTS.legend}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <span className="roster-mark" data-mark={mark}>
              {TEXTS[mark]}
            </span>
            {TEXTS.means[mark]}
          </li>
        ))}
      </ul>
      <div className="not-printed">
        {shifts?.length === 0 && (
          <p>
            {`${TEXTS.noShifts} `}
            <PageLink to="/settings/mfe-time/shifts">{TEXTS.addShifts}</PageLink>
          </p>
        )}
        <Typography.Text type="secondary">
          {TEXTS.keys} {withKey.length > 0 ? TEXTS.keysOfShifts(withKey.length) : TEXTS.keysOfDay}
        </Typography.Text>
        {withKey.length > 0 && (
          <ul className="roster-legend" aria-label={TEXTS.shifts}>
            {withKey.map((shift, index) => (
              <li key={shift.id}>
                <kbd>{index + 1}</kbd>
                <ShiftLabel
                  colour={shift.colour}
                >{`${shift.name}, ${formatShiftTimes(shift.startTime, shift.endTime)}`}</ShiftLabel>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
