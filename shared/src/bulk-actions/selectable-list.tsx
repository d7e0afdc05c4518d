import { useCapability } from '@rollcall/shared/session';
import { ListTable, type ListTableProps, usePagedSelection } from '@rollcall/shared/ui';
import { lazy, Suspense } from 'react';
import type { BulkListName } from '../contract/index.ts';
import { type BulkFilter, toQuery } from './bulk-props.ts';

// Loaded on demand: a list is mostly read.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));

interface Props<Row> extends Omit<ListTableProps<Row>, 'selection'> {
  /** Which list it is. */
  readonly of: BulkListName;
  readonly filter: BulkFilter;
}

/**
 * A list whose rows can be selected, on all of its pages, and changed together: what can be done with them is below it, once there
 * are some. Without the capability `bulk` a `ListTable`.
 */
export function SelectableList<Row extends { readonly id: number | null }>({
  of,
  filter,
  ...props
}: Props<Row>) {
  const isOffered = useCapability('bulk');
  const selection = usePagedSelection(JSON.stringify(toQuery(filter)));
  const { total = 0, isTotalExact } = props.list.data ?? {};
  return (
    <>
      <ListTable {...props} selection={isOffered ? selection : undefined} />
      {isOffered && selection.count(total) > 0 && (
        <Suspense>
          <BulkBar list={of} {...{ selection, filter, total, isTotalExact }} />
        </Suspense>
      )}
    </>
  );
}
