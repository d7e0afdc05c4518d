import { Alert, Button, Card, Flex, Typography } from 'antd';
import { CheckedRows } from './checked-rows.tsx';
import { ColumnList } from './column-list.tsx';
import { Options } from './options.tsx';
import type { Table } from './table.ts';
import { TEXTS } from './texts.ts';
import { useCheck } from './use-check.ts';
import { useDraftColumns } from './use-draft-columns.ts';

interface Props {
  readonly table: Table;
  /** Where the rows are from. */
  readonly from: string;
  /** Goes back to the choice of rows. */
  readonly onOther: () => void;
  readonly onStarted: () => void;
}

/** Columns and options of an import, then what it would do with each row. */
export function Draft({ table, from, onOther, onStarted }: Props) {
  const { read, problem, columns, setColumns, options, ...draft } = useDraftColumns(table);
  const check = useCheck(options);
  /** What is changed above the rows has to be checked again. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      check.forget();
    };
  return (
    <>
      <Card>
        <Flex wrap align="center" justify="space-between" gap="small">
          <output>{TEXTS.rowsOf(table.rows.length, from)}</output>
          <Button onClick={onOther}>{TEXTS.otherRows}</Button>
        </Flex>
        <Typography.Title level={2} className="import-title">
          {TEXTS.columns}
        </Typography.Title>
        <Typography.Text type="secondary">{TEXTS.columnsNote}</Typography.Text>
        <ColumnList table={table} columns={columns} onChange={changing(setColumns)} />
        <Options
          {...draft}
          options={options}
          onOptions={changing(draft.setOptions)}
          onOrder={changing(draft.setOrder)}
        />
        {problem !== undefined && (
          <Alert type="warning" showIcon title={problem} style={{ marginBottom: 16 }} />
        )}
        <Flex justify="end">
          <Button
            type={check.hasBegun ? 'default' : 'primary'}
            disabled={problem !== undefined}
            onClick={() => check.begin(read())}
          >
            {TEXTS.check}
          </Button>
        </Flex>
      </Card>
      {check.hasBegun && <CheckedRows check={check} options={options} onStarted={onStarted} />}
    </>
  );
}
