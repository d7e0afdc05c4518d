import { Table, type TableColumnsType, type TableColumnType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clampPage } from '../domain/index.ts';
import { fixColumnWidths } from './column-widths.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListLoading } from './list-loading.tsx';
import { ListRegion } from './list-region.tsx';
import type { ListResult } from './list-result.ts';
import { type ListSelection, selectionColumn } from './list-selection.tsx';
import { type ListSort, ListSortSelect } from './list-sort.tsx';
import { ROW_DETAIL, ROW_HEADING, RowDescription } from './row-description.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface ListTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /**
   * Each with a `width` or a `minWidth`, so that rows that arrive move nothing (`fixColumnWidths`). A column with `hidden` is not
   * shown, but the list can be sorted by it.
   */
  readonly columns: TableColumnsType<Row>;
  readonly list: ListResult<Row>;
  /** Zero-based. */
  readonly page: number;
  /** Called by the pager; with `replace` when the page is beyond the end and moves to the last one. */
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  /** Called by a column's heading; undefined is the default order. Sortable columns have a `key` and a `sorter`. */
  readonly onSort?: ((sort: ListSort | undefined) => void) | undefined;
  /** Which rows are selected, if they can be: a column with checkboxes. */
  readonly selection?: ListSelection | undefined;
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
export function ListTable<Row extends { readonly id: number | null }>(props: ListTableProps<Row>) {
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
function Rows<Row extends { readonly id: number | null }>(props: ListTableProps<Row>) {
  const { label, list, page, onPage, onSort, texts, hasEmptyFooter = true } = props;
  const { data, isRefreshing } = list;
  const id = useId();
  const fixed = fixColumnWidths(useColumns(props));
  const [visiblePage, setVisiblePage] = useState(page);
  if (!isRefreshing && visiblePage !== page) setVisiblePage(page);
  return (
    <>
      <ListRegion label={label} isBusy={!data || isRefreshing} fixedWidths={fixed.style}>
        {onSort && <ListSortSelect columns={props.columns} onSort={onSort} />}
        <Table
          aria-label={label}
          columns={withDescription(fixed.columns, id).map((column) => withLabel(column))}
          {...(fixed.style && FIXED)}
          dataSource={withKeys(data?.rows ?? [])}
          pagination={false}
          loading={NO_SPINNER}
          showSorterTooltip={false}
          onChange={(_page, _filters, sorter) => onSort?.(toSort(sorter))}
          locale={{
            emptyText: (
              <div style={WITHIN_REGION}>
                {data ? (
                  <EmptyState>{texts.empty}</EmptyState>
                ) : (
                  <ListLoading text={texts.loading} />
                )}
              </div>
            ),
          }}
        />
      </ListRegion>
      <ListFooter
        label={label}
        page={page}
        visiblePage={visiblePage}
        list={data}
        isHiddenWhenEmpty={!hasEmptyFooter}
        onPage={onPage}
      />
    </>
  );
}

/** The columns that are shown, after that of the selection. */
function useColumns<Row extends { readonly id: number | null }>({
  columns,
  list,
  selection,
}: ListTableProps<Row>): TableColumnsType<Row> {
  const [id, set] = useState<number>();
  const shown = columns.filter(({ hidden }) => !hidden);
  if (!selection) return shown;
  return [selectionColumn(list.data?.rows ?? [], selection, { id, set }), ...shown];
}

/** Gives the cells that say what a row is about an id, and the other cells of the row a context with these ids. */
function withDescription<Row>(
  columns: TableColumnsType<Row>,
  tableId: string,
): TableColumnType<Row>[] {
  const rank = ({ className }: TableColumnType<Row>) => RANKS.indexOf(className);
  const describing = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => rank(column) >= 0)
    .toSorted((a, b) => rank(a.column) - rank(b.column));
  const cellId = (row: Row, index: number) => `${tableId}${(row as Keyed).key}-${index}`;
  return columns.map((column: TableColumnType<Row>, index) => ({
    ...column,
    onCell: (row, rowIndex) => ({
      ...column.onCell?.(row, rowIndex),
      ...(rank(column) >= 0 && { id: cellId(row, index) }),
    }),
    render: (value, row, rowIndex) => (
      <RowDescription value={describing.map((other) => cellId(row, other.index)).join(' ')}>
        {(column.render ? column.render(value, row, rowIndex) : value) as ReactNode}
      </RowDescription>
    ),
  }));
}

/**
 * The `loading` of antd's tables: its spinner makes the whole table a live region, even while it does not spin
 * (decision 062).
 */
export const NO_SPINNER = { spinning: false, 'aria-live': undefined, 'aria-busy': undefined };

const FIXED = { tableLayout: 'fixed' } as const;

/** The heading of the row comes first, wherever its column is. */
const RANKS: readonly (string | undefined)[] = [ROW_HEADING.className, ROW_DETAIL.className];

interface Keyed {
  readonly key: string;
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

/** Props for the column with the row actions: keeps it visible while the other columns scroll. */
export const ROW_ACTIONS = { className: 'list-actions' };

/** Props for a column with dates, times or durations, which stay on one line while other texts wrap. */
export const NO_WRAP = { className: 'list-short' };
