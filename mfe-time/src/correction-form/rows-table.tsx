import { DeleteOutlined } from '@ant-design/icons';
import { formatDate, formatDuration } from '@rollcall/shared/domain';
import { Button, Input } from 'antd';
import type { CheckedRow } from './check-rows.ts';
import type { Row } from './row.ts';
import './rows-table.css';
import { TEXTS } from './texts.ts';

interface Props {
  readonly rows: readonly Row[];
  /** What is wrong with each row, and the minutes it makes; absent where nothing is checked. */
  readonly checked: readonly CheckedRow[] | undefined;
  /** Whether broken rules are shown: not before somebody has tried to send. */
  readonly areErrorsShown: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** The rows of the form: Punch In, Punch Out, and on our server what becomes of the worked minutes. */
export function RowsTable({ rows, checked, areErrorsShown, onChange }: Props) {
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
        {rows.map((row, index) => {
          const check = checked?.[index];
          const change = (field: 'punchIn' | 'punchOut') => (value: string) =>
            onChange(rows.with(index, { ...row, [field]: value }));
          return (
            <tr key={row.key}>
              <th scope="row">
                {index + 1}
                {checked && (
                  <div className="correction-log">
                    {row.log ? TEXTS.correctedLog(formatDate(row.log.workDate)) : TEXTS.missingLog}
                  </div>
                )}
              </th>
              <TimeCell
                label={TEXTS.punchIn}
                value={row.punchIn}
                error={areErrorsShown ? check?.punchIn : undefined}
                onChange={change('punchIn')}
              />
              <TimeCell
                label={TEXTS.punchOut}
                value={row.punchOut}
                error={areErrorsShown ? check?.punchOut : undefined}
                onChange={change('punchOut')}
              />
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
                  onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function TimeCell({ label, value, error, onChange }: TimeProps) {
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
      {error !== undefined && <div className="correction-error">{error}</div>}
    </td>
  );
}
