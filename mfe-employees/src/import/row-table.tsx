import {
  ChoiceSelect,
  cutListPage,
  ListTable,
  ROW_ACTIONS,
  ROW_HEADING,
} from '@rollcall/shared/ui';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { type ColumnField, labelOf } from './fields.ts';
import { RowErrors } from './row-errors.tsx';
import { TEXTS } from './texts.ts';
import type { Row } from './to-rows.ts';
import type { RowWithResult } from './use-check.ts';

interface Props {
  readonly rows: readonly RowWithResult[];
  /** How many rows have errors. */
  readonly errors: number;
  readonly onEdit: (number: number, row: Row) => void;
  readonly onLeaveOut: (numbers: readonly number[]) => void;
}

/** A row of the table. */
interface Shown extends RowWithResult {
  readonly id: number;
}

const ROWS_PER_PAGE = 20;

/** The rows of an import, page by page: all of them, or only those with errors. */
export function RowTable({ rows, errors, onEdit, onLeaveOut }: Props) {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const filter = chosen ?? (errors > 0 ? 'errors' : 'all');
  const all = rows.map((row): Shown => ({ ...row, id: row.number }));
  const broken = all.filter(({ result }) => result.errors.length > 0);
  const shown = filter === 'errors' && errors > 0 ? broken : all;
  const columns = useMemo(() => columnsOf(onEdit, onLeaveOut), [onEdit, onLeaveOut]);
  return (
    <>
      {errors > 0 && (
        <Flex wrap align="center" gap="small" style={{ marginBlock: 8 }}>
          <ChoiceSelect
            label={TEXTS.show}
            value={filter}
            choices={TEXTS.shown}
            onChange={(value) => {
              setChosen(value ?? 'all');
              setPage(0);
            }}
          />
          <Button onClick={() => onLeaveOut(broken.map(({ number }) => number))}>
            {TEXTS.leaveOutErrors(errors)}
          </Button>
        </Flex>
      )}
      <ListTable
        label={TEXTS.checked}
        columns={columns}
        list={{
          data: cutListPage(shown, page, 0, ROWS_PER_PAGE),
          error: null,
          isRefreshing: false,
          retry: () => undefined,
        }}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.reading, empty: TEXTS.nothing }}
      />
    </>
  );
}

function columnsOf(
  onEdit: Props['onEdit'],
  onLeaveOut: Props['onLeaveOut'],
): TableColumnsType<Shown> {
  return [
    { title: TEXTS.row, dataIndex: 'number', width: 64 },
    {
      ...ROW_HEADING,
      title: TEXTS.name,
      minWidth: 140,
      render: (_, { row, result }) => <span translate="no">{nameOf(row, result)}</span>,
    },
    {
      title: TEXTS.email,
      minWidth: 180,
      render: (_, { row }) => <span translate="no">{row.email}</span>,
    },
    {
      title: TEXTS.what,
      minWidth: 260,
      render: (_, { number, row, result }) =>
        result.errors.length > 0 ? (
          <RowErrors
            number={number}
            row={row}
            errors={result.errors}
            onEdit={(changed) => onEdit(number, changed)}
          />
        ) : (
          whatHappens(result)
        ),
    },
    {
      ...ROW_ACTIONS,
      title: TEXTS.rowActions,
      width: 110,
      render: (_, { number }) => (
        <Button
          size="small"
          aria-label={TEXTS.leaveOutRow(number)}
          onClick={() => onLeaveOut([number])}
        >
          {TEXTS.leaveOut}
        </Button>
      ),
    },
  ];
}

const nameOf = ({ firstName, lastName }: Row, { employeeName }: Shown['result']): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (employeeName ?? '');

function whatHappens({ action, changes }: Shown['result']): string {
  if (action !== 'update') return TEXTS.actions[action];
  return TEXTS.changes(changes.map((field) => labelOf(field as ColumnField)).join(', '));
}
