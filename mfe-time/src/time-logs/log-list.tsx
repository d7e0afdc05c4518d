import type { TimeLogRow } from '@rollcall/shared/calls';
import type { ListView } from '@rollcall/shared/list-views';
import { useCapability } from '@rollcall/shared/session';
import { type ListResult, type ListSort, ListTable } from '@rollcall/shared/ui';

interface Props {
  readonly texts: {
    readonly title: string;
    readonly loading: string;
    readonly empty: string;
    readonly emptyFiltered: string;
  };
  readonly list: ListResult<TimeLogRow>;
  /** Zero-based. */
  readonly page: number;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly onSort: (sort: ListSort | undefined) => void;
  readonly isFiltered: boolean;
  readonly view: ListView<TimeLogRow>;
}

/** A table of time logs; on our server its columns are sortable. */
export function LogList({ texts, view, isFiltered, ...rest }: Props) {
  const isPagedByServer = useCapability('timelogs.page');
  return (
    <ListTable
      label={texts.title}
      columns={view.columns}
      texts={isPagedByServer && isFiltered ? { ...texts, empty: texts.emptyFiltered } : texts}
      {...rest}
    />
  );
}
