import { formatDate, formatMinutes, formatTime } from '@rollcall/shared/domain';
import { TimeField, useToday, ZoneNote } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { useId } from 'react';
import { dayText } from '../left-at/day-text.ts';
import { TEXTS as LEFT_TEXTS } from '../left-at/texts.ts';
import { checkRows } from './check-rows.ts';
import './left-question.css';
import type { CorrectionValues, Row } from './row.ts';
import { TEXTS } from './texts.ts';
import type { ZoneOf } from './use-row-zones.ts';

interface Props {
  readonly row: Row;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** The company zone. */
  readonly zone: string;
  readonly zoneOf: ZoneOf;
  /** Shows the rows instead. */
  readonly onRows: () => void;
}

/** In place of the only row: when the employee left, for a log without a punch-out. */
export function LeftQuestion({ row, now, zone, zoneOf, onRows }: Props) {
  const punchedInId = useId();
  const today = useToday();
  const [check] = checkRows([row], now, zoneOf);
  const { workDate = null, punchIn = null } = row.log ?? {};
  return (
    <fieldset className="left-question">
      <legend>{LEFT_TEXTS.whenLeftOn(dayText({ workDate }, today))}</legend>
      <p id={punchedInId}>{LEFT_TEXTS.punchedInBefore(formatDate(punchIn), formatTime(punchIn))}</p>
      <ZoneNote zone={zoneOf(row)} companyZone={zone} />
      <TimeField<keyof CorrectionValues>
        name={['rows', 0, 'punchOut']}
        label={TEXTS.punchOut}
        describedBy={punchedInId}
        zone={zoneOf(row)}
        check={() => check?.punchOut ?? check?.punchIn}
      />
      {/* Its room stays, so that a typed time moves nothing. */}
      <p className="left-question-effect">
        {check && check.workedMinutes !== null && (
          <>
            {TEXTS.effect}: <output>{formatMinutes(check.workedMinutes)}</output>
          </>
        )}
      </p>
      <Button type="link" onClick={onRows}>
        {TEXTS.alsoPunchIn}
      </Button>
    </fieldset>
  );
}
