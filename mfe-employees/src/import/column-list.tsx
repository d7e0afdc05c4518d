import { Select } from 'antd';
import { COLUMN_FIELDS, type ColumnField, labelOf } from './fields.ts';
import type { Columns } from './guess-columns.ts';
import type { Table } from './table.ts';
import { TEXTS } from './texts.ts';
import './import.css';

interface Props {
  readonly table: Table;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

const LEFT_OUT = '';
const OPTIONS = [
  { value: LEFT_OUT, label: TEXTS.leaveOut },
  ...COLUMN_FIELDS.map((field) => ({ value: field, label: labelOf(field) })),
];

/** What each column of the file is, with values of it. A field that is chosen again leaves the column that had it. */
export function ColumnList({ table, columns, onChange }: Props) {
  const choose = (at: number, field: ColumnField | undefined) =>
    onChange(columns.map((each, index) => (index === at ? field : unless(each, field))));
  return (
    <ul className="import-columns">
      {table.header.map((name, at) => (
        // Two columns may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <div className="import-column">
            <strong translate="no">{name}</strong>
            <span translate="no">{examplesOf(table, at)}</span>
          </div>
          <Select<string>
            aria-label={TEXTS.fieldOf(name)}
            className="import-field"
            showSearch={{ optionFilterProp: 'label' }}
            value={columns[at] ?? LEFT_OUT}
            options={OPTIONS}
            onChange={(value) =>
              choose(
                at,
                COLUMN_FIELDS.find((field) => field === value),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

const unless = (each: ColumnField | undefined, taken: ColumnField | undefined) =>
  each === taken ? undefined : each;

const EXAMPLES = 3;

function examplesOf({ rows }: Table, at: number): string {
  const filled = new Set(rows.flatMap((row) => row[at] || []));
  return [...filled].slice(0, EXAMPLES).join(', ');
}
