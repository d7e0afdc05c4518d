import { DeleteOutlined } from '@ant-design/icons';
import { formatDate, formatDuration } from '@rollcall/shared/domain';
import { AmbiguousTimeChoice, ZoneNote } from '@rollcall/shared/ui';
import { Button, Input } from 'antd';
import { useId } from 'react';
import type { CheckedRow } from './check-rows.ts';
import { type Row, withTime, zoneOf } from './row.ts';
import './rows-table.css';
import { TEXTS } from './texts.ts';

interface Props {
  readonly rows: readonly Row[];
  /** Errors and worked minutes of each row; undefined where the form is not checked. */
  readonly checked: readonly CheckedRow[] | undefined;
  /** The company zone; null on a base backend. */
  readonly zone: string | null;
  /** Whether errors are shown: only after the first attempt to send. */
  readonly areErrorsShown: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** The rows of the form: Punch In, Punch Out and, on our server, the effect on the worked time. */
export function RowsTable({ rows, checked, zone, areErrorsShown, onChange }: Props) {
  return (
    <table aria-label={TEXTS.rows} className="correction-rows">
      <thead>
        <tr>
          <th scope="col">{TEXTS.row}</th>
          <th scope="col">{TEXTS.punchIn}</th>
          <th scope="col">{TEXTS.punchOut}</th>
          {checked && <th scope="col">{TEXTS.effect}</th>}
          <th scope="col">
            <span className="correction-unseen">{TEXTS.removeRow}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <FormRow
            key={row.key}
            row={row}
            number={index + 1}
            check={checked?.[index]}
            zone={zone}
            areErrorsShown={areErrorsShown}
            onChange={(changed) => onChange(rows.with(index, changed))}
            onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<Props, 'zone' | 'areErrorsShown'> {
  readonly row: Row;
  /** Counts from 1. */
  readonly number: number;
  readonly check: CheckedRow | undefined;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

function FormRow({ row, number, check, zone, areErrorsShown, onChange, onRemove }: RowProps) {
  const time = (field: 'punchIn' | 'punchOut') => (
    <TimeCell
      label={TEXTS[field]}
      value={row[field]}
      at={row[`${field}At`]}
      zone={check && zone !== null ? zoneOf(row, zone) : undefined}
      error={areErrorsShown ? check?.[field] : undefined}
      onChange={(text) => onChange(withTime(row, field, text))}
      onChoose={(at) => onChange({ ...row, [`${field}At`]: at })}
    />
  );
  return (
    <tr>
      <th scope="row">
        {number}
        {check && (
          <div className="correction-log">
            {row.log ? TEXTS.correctedLog(formatDate(row.log.workDate)) : TEXTS.missingLog}
          </div>
        )}
        <ZoneNote zone={row.log?.zone} companyZone={zone} />
      </th>
      {time('punchIn')}
      {time('punchOut')}
      {check && (
        <td data-label={TEXTS.effect}>
          <output>
            {TEXTS.minutes(
              row.log ? formatDuration(row.log.workedMinutes) : TEXTS.noLog,
              formatDuration(check.workedMinutes),
            )}
          </output>
        </td>
      )}
      <td>
        <Button
          type="text"
          aria-label={TEXTS.removeRow}
          icon={<DeleteOutlined aria-hidden />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly at: string | null | undefined;
  /** The zone of the time; undefined on a base backend, where the form is not checked. */
  readonly zone: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onChoose: (at: string) => void;
}

function TimeCell({ label, value, at, zone, error, onChange, onChoose }: TimeProps) {
  const errorId = `${useId()}-error`;
  return (
    <td data-label={label}>
      <Input
        type="datetime-local"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-description={error}
        status={error === undefined ? '' : 'error'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {zone !== undefined && (
        <AmbiguousTimeChoice
          label={label}
          text={value}
          zone={zone}
          at={at}
          errorId={error === undefined ? undefined : errorId}
          onChange={onChoose}
        />
      )}
      {error !== undefined && (
        <div id={errorId} className="correction-error">
          {error}
        </div>
      )}
    </td>
  );
}
