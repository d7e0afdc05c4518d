import { Skeleton, Table, type TableColumnsType, type TableColumnType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { useEffect, useRef, useState } from 'react';
import { clampPage, PAGE_SIZE } from '../domain/index.ts';
import { ErrorNotice } from './error-notice.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListRegion } from './list-region.tsx';
import type { ListResult } from './list-result.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/** The column and direction by which the server sorts a list. */
export interface ListSort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

interface Props<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly list: ListResult<Row>;
  /** Zero-based. */
  readonly page: number;
  /** Called by the pager; with `replace` when the page is beyond the end and moves to the last one. */
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  /** Called by a column's heading; undefined is the default order. Sortable columns have a `key` and a `sorter`. */
  readonly onSort?: (sort: ListSort | undefined) => void;
  readonly texts: {
    readonly loading: string;
    readonly empty: string;
    readonly error?: (message: string) => string;
  };
  /** Whether an empty list also has the footer 'No records' of the specification; default true. */
  readonly hasEmptyFooter?: boolean;
}

/**
 * A paged list with its footer. The first load shows a message and a skeleton in the table, later loads keep the rows.
 * A failure replaces the table, or is shown above rows that have already loaded (spec §2, design §13).
 */
export function ListTable<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { list, page, onPage, texts } = props;
  const { data, error, isRefreshing, retry } = list;
  const lastPage = data && !isRefreshing ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (lastPage !== page) onPage(lastPage, { replace: true });
  }, [lastPage, onPage, page]);

  const frame = useRef<HTMLDivElement>(null);
  // Moves the focus to the list when the focused element disappears, such as Retry or a button in a deleted row.
  const focusFallback = useFocusFallback(() => frame.current);
  const notice = error && (
    <ErrorNotice message={texts.error?.(error.message) ?? error.message} onRetry={retry} />
  );
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }} {...focusFallback}>
      {notice}
      {(data || !notice) && <Rows {...props} />}
    </div>
  );
}

/** The table with its footer. */
function Rows<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { label, columns, list, page, onPage, onSort, texts, hasEmptyFooter = true } = props;
  const { data, isRefreshing } = list;
  const [visiblePage, setVisiblePage] = useState(page);
  if (!isRefreshing && visiblePage !== page) setVisiblePage(page);
  return (
    <>
      <ListRegion label={label} isBusy={!data || isRefreshing}>
        <Table
          aria-label={label}
          columns={columns.map((column) => withLabel(column))}
          dataSource={withKeys(data?.rows ?? [])}
          pagination={false}
          showSorterTooltip={false}
          onChange={(_page, _filters, sorter) => onSort?.(toSort(sorter))}
          loading={{ spinning: isRefreshing, delay: SPINNER_DELAY_MS }}
          locale={{
            emptyText: (
              <div style={WITHIN_REGION}>
                {data ? texts.empty : <FirstLoad text={texts.loading} />}
              </div>
            ),
          }}
        />
      </ListRegion>
      {data && (hasEmptyFooter || data.total > 0 || data.unreadable > 0) && (
        <ListFooter
          label={label}
          page={page}
          visiblePage={visiblePage}
          pageSize={data.pageSize}
          total={data.total}
          isTotalExact={data.isTotalExact}
          unreadable={data.unreadable}
          onPage={onPage}
        />
      )}
    </>
  );
}

function toSort<Row>(sorter: SorterResult<Row> | SorterResult<Row>[]): ListSort | undefined {
  const [first] = [sorter].flat();
  if (!first?.order) return undefined;
  return { by: String(first.columnKey), order: first.order === 'ascend' ? 'asc' : 'desc' };
}

/** Breaks very long words, which would push the other columns off the screen. */
const CELL = { maxWidth: 360, overflowWrap: 'anywhere' } as const;

/** Adds the column's title to its cells, for the card layout of phones. */
function withLabel<Row>(column: TableColumnType<Row>): TableColumnType<Row> {
  const { title } = column;
  return {
    ...column,
    onCell: (row, index) => {
      const cell = column.onCell?.(row, index);
      const label = typeof title === 'string' ? { 'data-label': title } : {};
      return { ...label, ...cell, style: { ...CELL, ...cell?.style } };
    },
  };
}

/** Adds React keys to rows: the id, unless the backend repeats it or leaves it out (design §8). */
function withKeys<Row extends { readonly id: number | null }>(rows: readonly Row[]) {
  const seen = new Set<number>();
  return rows.map((row, index) => {
    const isFirst = row.id !== null && !seen.has(row.id);
    if (row.id !== null) seen.add(row.id);
    return { ...row, key: isFirst ? `id-${row.id}` : `row-${index}` };
  });
}

/** Keeps the message of an empty table on the screen, however wide the table is. */
const WITHIN_REGION = {
  position: 'sticky',
  insetInlineStart: 12,
  width: 'min(100%, 100cqi - 24px)',
} as const;

/** The loading text above a skeleton of the rows. */
function FirstLoad({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <Skeleton title={false} paragraph={{ rows: PAGE_SIZE, width: '100%' }} />
    </>
  );
}

/** A page change that is faster than this shows no spinner. */
const SPINNER_DELAY_MS = 300;

/** Props for the column with the row actions: keeps it visible while the other columns scroll. */
export const ROW_ACTIONS = { className: 'list-actions' };

/** Props for the column with the row headers. Not antd's `rowScope`, which styles the cells like the table header. */
export const ROW_HEADING = {
  onCell: () => ({ role: 'rowheader', style: { fontWeight: 600 } }),
};
