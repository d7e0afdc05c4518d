import { useCapability } from '@rollcall/shared/session';
import { type ListSort, sortedColumn } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';

/** Props of a column with one of the sort keys. */
export type SortedColumn<Keys extends readonly string[]> = ReturnType<
  typeof useListSort<Keys[number]>
>['of'];

/**
 * How our server sorts a list, in the URL. Without the capability `list-views` no column can be sorted.
 * @param keys - the sort keys of the call.
 */
export function useListSort<const K extends string>(keys: readonly K[]) {
  const isOffered = useCapability('list-views');
  const { sorting, showSort } = useListParameters();
  const current = isOffered ? sorting(keys) : undefined;
  return {
    current,
    /** The fields of the query. */
    query: { sort: current?.by, order: current?.order },
    /** Of the column with this key. */
    of: (key: K) => (isOffered ? sortedColumn(key, current) : { key }),
    /** Of the `ListTable`. */
    onSort: isOffered ? (sort: ListSort | undefined) => showSort(sort) : undefined,
  };
}
