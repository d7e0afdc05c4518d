import type { TableColumnsType, TableColumnType } from 'antd';

/** The column and direction by which the server sorts a list. */
export interface ListSort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

/** Props for a column that can be sorted by a key, which is also the key of the column. */
export const sortedColumn = (key: string, current: ListSort | undefined) =>
  ({
    key,
    sorter: true,
    sortOrder: current?.by === key ? (current.order === 'desc' ? 'descend' : 'ascend') : null,
  }) as const;

interface Props<Row> {
  /** Sortable columns have a `key`, a `sorter` and a text as title. */
  readonly columns: TableColumnsType<Row>;
  readonly onSort: (sort: ListSort | undefined) => void;
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/**
 * How a list is sorted on a phone, where its headings have no room (decision 042), and anywhere while the column that sorts it is
 * hidden; otherwise the style sheet hides it.
 */
export function ListSortSelect<Row>({ columns, onSort }: Props<Row>) {
  const sortable: TableColumnType<Row>[] = columns.filter(
    ({ sorter }: TableColumnType<Row>) => sorter,
  );
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ sortOrder }) => sortOrder);
  const order = sorted?.sortOrder === 'descend' ? 'desc' : 'asc';
  const choose = (value: string) => {
    const [by, chosen] = value.split(' ');
    onSort(by ? { by, order: chosen === 'desc' ? 'desc' : 'asc' } : undefined);
  };
  return (
    <label className={sorted?.hidden ? 'list-sort is-needed' : 'list-sort'}>
      Sort by
      <select
        value={sorted ? `${sorted.key} ${order}` : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Default order</option>
        {sortable.flatMap(({ key, title }) =>
          (['asc', 'desc'] as const).map((each) => (
            <option key={`${String(key)} ${each}`} value={`${String(key)} ${each}`}>
              {`${String(title)}, ${ORDERS[each]}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
