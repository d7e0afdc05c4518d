import { DeleteOutlined } from '@ant-design/icons';
import { formatDate, formatMinutes } from '@rollcall/shared/domain';
import { TimeField, ZoneNote } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { useId } from 'react';
import { type CheckedRow, checkRows } from './check-rows.ts';
import type { CorrectionValues, Row } from './row.ts';
import './rows-table.css';
import { TEXTS } from './texts.ts';
import type { ZoneOf } from './use-row-zones.ts';

interface Props {
  readonly rows: readonly Row[];
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** The company zone; null on a base backend. */
  readonly zone: string | null;
  readonly zoneOf: ZoneOf;
  /** Whether the backend accepts the form, so that its times are checked. */
  readonly isChecked: boolean;
  /** Whether the form is about one log, so that it has no number and no other rows. */
  readonly isSingle: boolean;
  readonly onChange: (update: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** The rows of the form: Punch In, Punch Out and, on our server, the effect on the worked time. */
export function RowsTable({ rows, now, zone, zoneOf, isChecked, isSingle, onChange }: Props) {
  const checked = isChecked && zone !== null ? checkRows(rows, now, zoneOf) : undefined;
  return (
    <table aria-label={TEXTS.rows} className="correction-rows">
      <thead>
        <tr>
          <th scope="col">{TEXTS.row}</th>
          <th scope="col">{TEXTS.punchIn}</th>
          <th scope="col">{TEXTS.punchOut}</th>
          {checked && <th scope="col">{TEXTS.effect}</th>}
          {!isSingle && (
            <th scope="col">
              <span className="correction-unseen">{TEXTS.removeRow}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <FormRow
            key={row.key}
            row={row}
            index={index}
            check={checked?.[index]}
            zone={zone}
            zoneOf={zoneOf}
            isSingle={isSingle}
            onRemove={() => onChange((all) => all.filter(({ key }) => key !== row.key))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<Props, 'zone' | 'zoneOf' | 'isSingle'> {
  readonly row: Row;
  readonly index: number;
  readonly check: CheckedRow | undefined;
  readonly onRemove: () => void;
}

function FormRow({ row, index, check, zone, zoneOf, isSingle, onRemove }: RowProps) {
  const headingId = useId();
  const time = (field: 'punchIn' | 'punchOut') => (
    <td data-label={TEXTS[field]}>
      <TimeField<keyof CorrectionValues>
        name={['rows', index, field]}
        label={TEXTS[field]}
        isLabelHidden
        describedBy={headingId}
        zone={check ? zoneOf(row) : null}
        check={() => check?.[field]}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row" id={headingId}>
        {!isSingle && index + 1}
        {check && (
          <div className="correction-log">
            {row.log ? TEXTS.correctedLog(formatDate(row.log.workDate)) : TEXTS.missingLog}
          </div>
        )}
        <ZoneNote zone={zoneOf(row)} companyZone={zone} />
      </th>
      {time('punchIn')}
      {time('punchOut')}
      {check && (
        <td data-label={TEXTS.effect}>
          <output>{effectText(row.log?.totalWorkedMins ?? null, check.workedMinutes)}</output>
        </td>
      )}
      {!isSingle && (
        <td>
          <Button
            type="text"
            aria-label={TEXTS.removeRow}
            aria-describedby={headingId}
            icon={<DeleteOutlined aria-hidden />}
            onClick={onRemove}
          />
        </td>
      )}
    </tr>
  );
}

/** The worked minutes before and after a correction, as far as they are known. */
function effectText(before: number | null, after: number | null): string {
  if (before === null) return formatMinutes(after);
  return after === null
    ? formatMinutes(before)
    : TEXTS.minutes(formatMinutes(before), formatMinutes(after));
}
