import { Skeleton, Table, type TableColumnsType, type TableColumnType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { useEffect, useRef, useState } from 'react';
import { clampPage, PAGE_SIZE } from '../domain/index.ts';
import { ErrorNotice } from './error-notice.tsx';
import { ListFooter } from './list-footer.tsx';
import type { ListRead } from './list-read.ts';
import { ListRegion } from './list-region.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/** By which column a list is sorted on the server, and which way. */
export interface ListSort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

interface Props<Row> {
  /** Accessible name of the table: what its rows are. */
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly list: ListRead<Row>;
  /** Zero-based. */
  readonly page: number;
  /** Asked for by the pager; with `replace` when the page lies beyond the end and moves to the last. */
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  /** Asked for by a column's heading; undefined is the list's own order. Such columns have a `key` and a `sorter`. */
  readonly onSort?: (sort: ListSort | undefined) => void;
  readonly texts: {
    readonly loading: string;
    readonly empty: string;
    readonly error?: (message: string) => string;
  };
}

/**
 * A paged list with its footer. The first load is a sentence and a skeleton in the table, a later one is
 * quiet; a failure stands in the table's place, or above rows that are already there (spec §2, design §13).
 */
export function ListTable<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { list, page, onPage, texts } = props;
  const { data, error, isRefreshing, retry } = list;
  const lastPage = data && !isRefreshing ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (lastPage !== page) onPage(lastPage, { replace: true });
  }, [lastPage, onPage, page]);

  const frame = useRef<HTMLDivElement>(null);
  // Retry goes with its notice, a button with its row: the focus that they had stays with the list.
  const keptFocus = useFocusFallback(() => frame.current);
  const notice = error && (
    <ErrorNotice message={texts.error?.(error.message) ?? error.message} onRetry={retry} />
  );
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }} {...keptFocus}>
      {notice}
      {(data || !notice) && <Rows {...props} />}
    </div>
  );
}

/** The table with its footer. */
function Rows<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { label, columns, list, page, onPage, onSort, texts } = props;
  const { data, isRefreshing } = list;
  const [shownPage, setShownPage] = useState(page);
  if (!isRefreshing && shownPage !== page) setShownPage(page);
  return (
    <>
      <ListRegion label={label} isBusy={!data || isRefreshing}>
        <Table
          aria-label={label}
          columns={columns.map((column) => named(column))}
          dataSource={withKeys(data?.rows ?? [])}
          pagination={false}
          showSorterTooltip={false}
          onChange={(_page, _filters, sorter) => onSort?.(toSort(sorter))}
          loading={{ spinning: isRefreshing, delay: QUIET_MS }}
          locale={{
            emptyText: (
              <div style={WITHIN_REGION}>
                {data ? texts.empty : <FirstLoad text={texts.loading} />}
              </div>
            ),
          }}
        />
      </ListRegion>
      {data && (
        <ListFooter
          label={label}
          page={page}
          shownPage={shownPage}
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

/** A word without an end breaks, where it would push the other columns off the screen. */
const CELL = { maxWidth: 360, overflowWrap: 'anywhere' } as const;

/** A cell that carries its column's title, which a card shows before it. */
function named<Row>(column: TableColumnType<Row>): TableColumnType<Row> {
  const { title } = column;
  return {
    ...column,
    onCell: (row, index) => {
      const given = column.onCell?.(row, index);
      const label = typeof title === 'string' ? { 'data-label': title } : {};
      return { ...label, ...given, style: { ...CELL, ...given?.style } };
    },
  };
}

/** The id is a row's key; a backend may repeat one or leave it out (design §8). */
function withKeys<Row extends { readonly id: number | null }>(rows: readonly Row[]) {
  const seen = new Set<number>();
  return rows.map((row, index) => {
    const isFirst = row.id !== null && !seen.has(row.id);
    if (row.id !== null) seen.add(row.id);
    return { ...row, key: isFirst ? `id-${row.id}` : `row-${index}` };
  });
}

/** What stands in the place of rows stays on the screen, however wide the columns are together. */
const WITHIN_REGION = {
  position: 'sticky',
  insetInlineStart: 12,
  width: 'min(100%, 100cqi - 24px)',
} as const;

/** The sentence, over bars that hold the place of the rows to come. */
function FirstLoad({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <Skeleton title={false} paragraph={{ rows: PAGE_SIZE, width: '100%' }} />
    </>
  );
}

/** A change of page that is quicker than this shows no spinner. */
const QUIET_MS = 300;

/** What the last column of a list needs that holds what can be done with a row: it stays in sight beside whatever scrolls. */
export const ROW_ACTIONS = { className: 'list-actions' };

/** What a column needs whose cells name their rows; antd's own `rowScope` paints them like the header. */
export const ROW_HEADING = {
  onCell: () => ({ role: 'rowheader', style: { fontWeight: 600 } }),
};
