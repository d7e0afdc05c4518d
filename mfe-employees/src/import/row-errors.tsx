import type { CheckedImport } from '@rollcall/shared/calls';
import { IMPORT_FIELDS } from '@rollcall/shared/contract';
import { Input, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { labelOf } from './fields.ts';
import { TEXTS } from './texts.ts';
import { optionsOf, type Row } from './to-rows.ts';

interface Props {
  /** The number of the row in the file. */
  readonly number: number;
  readonly row: Row;
  readonly errors: CheckedImport['rows'][number]['errors'];
  readonly onEdit: (row: Row) => void;
}

/** The errors of a row, each with the field in which it is corrected. */
export const RowErrors = ({ number, row, errors, onEdit }: Props) =>
  [...new Set(errors.map(({ field }) => field))].map((field) => {
    const known = IMPORT_FIELDS.find((each) => each === field);
    const ofField = errors.filter((error) => error.field === field);
    return (
      known && (
        // The input stays while its value is corrected, and so does the focus.
        <div key={field} className="import-error">
          <Correction
            label={TEXTS.fieldOfRow(labelOf(known), number)}
            value={row[known] ?? ''}
            message={ofField.map(({ message }) => message).join('. ')}
            options={optionsOf(known)}
            onChange={(value) => onEdit({ ...row, [known]: value })}
          />
        </div>
      )
    );
  });

interface CorrectionProps {
  readonly label: string;
  readonly value: string;
  readonly message: string;
  readonly options: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

/** Corrects one value: a choice at once, a text with Enter or when the field is left. */
function Correction({ label, value, message, options, onChange }: CorrectionProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed !== value) onChange(typed);
  };
  const common = { 'aria-label': label, 'aria-describedby': id, status: 'error' } as const;
  return (
    <>
      {options ? (
        <Select<string>
          {...common}
          value={value}
          options={[value, ...options].map((each) => ({ value: each, label: each }))}
          onChange={onChange}
        />
      ) : (
        <Input
          {...common}
          aria-invalid
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onPressEnter={commit}
        />
      )}
      <Typography.Text id={id} type="danger">
        {message}
      </Typography.Text>
    </>
  );
}
