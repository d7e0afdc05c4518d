import type { BulkRow } from '@rollcall/shared/calls';
import { cutListPage, ListTable, ROW_HEADING } from '@rollcall/shared/ui';
import { Progress, type TableColumnsType, Typography } from 'antd';
import { useMemo, useState } from 'react';
import type { BulkActionName } from '../contract/index.ts';
import { RefusedRows } from './refused-rows.tsx';
import { ACTIONS, TEXTS } from './texts.ts';
import type { useChosenRows, usePreview } from './use-preview.ts';

interface Props {
  readonly action: BulkActionName;
  readonly preview: ReturnType<typeof usePreview>;
  readonly selection: ReturnType<typeof useChosenRows>['selection'];
  /** How many rows are checked. */
  readonly total: number;
}

/** Why rows cannot be changed, and the rows that would be, each with a checkbox. */
export function PreviewTable({ action, preview, selection, total }: Props) {
  const [page, setPage] = useState(0);
  const { rows, isComplete, error, retry } = preview;
  const possible = useMemo(() => rows.filter(({ isChanged }) => isChanged), [rows]);
  return (
    <>
      {!isComplete && error === null && total > 0 && (
        <Progress
          percent={Math.floor((100 * rows.length) / total)}
          size="small"
          aria-label={TEXTS.checking(rows.length, total)}
        />
      )}
      {isComplete && <Summary rows={rows} isSelected={selection.isSelected} />}
      {(!isComplete || possible.length > 0) && (
        <ListTable<BulkRow>
          label={TEXTS.preview}
          columns={columnsOf(action, selection.isSelected)}
          list={{
            data: isComplete ? cutListPage(possible, page, 0) : undefined,
            error,
            isRefreshing: false,
            retry,
          }}
          page={page}
          onPage={setPage}
          selection={selection}
          texts={{ loading: TEXTS.loading, empty: TEXTS.empty }}
        />
      )}
    </>
  );
}

interface SummaryProps {
  readonly rows: readonly BulkRow[];
  readonly isSelected: (id: number) => boolean;
}

function Summary({ rows, isSelected }: SummaryProps) {
  const refused = rows.filter(({ problem }) => problem !== null).length;
  const possible = rows.filter(({ isChanged }) => isChanged).length;
  const selected = rows.filter(({ id }) => isSelected(id)).length;
  return (
    <>
      <p>{TEXTS.summary(selected, rows.length - possible - refused, refused)}</p>
      <RefusedRows rows={rows} />
    </>
  );
}

function columnsOf(
  action: BulkActionName,
  isSelected: (id: number) => boolean,
): TableColumnsType<BulkRow> {
  return [
    { title: TEXTS.columns.employee, minWidth: 120, ...ROW_HEADING, render: (_, row) => row.name },
    { title: TEXTS.columns.detail, minWidth: 140, render: (_, row) => row.detail || '-' },
    {
      title: TEXTS.columns.outcome,
      minWidth: 160,
      render: (_, { id, note }) =>
        isSelected(id) ? (
          <>
            {ACTIONS[action].changes}
            {note !== null && <div>{note}</div>}
          </>
        ) : (
          <Typography.Text type="secondary">{TEXTS.takenOut}</Typography.Text>
        ),
    },
  ];
}
