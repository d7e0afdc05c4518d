import type { TimeLogRow } from '@rollcall/shared/calls';
import { useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { type ListResult, type ListSort, ListTable } from '@rollcall/shared/ui';
import { timeLogColumns } from './time-log-columns.tsx';

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
  readonly sort: ListSort | undefined;
  readonly onSort: (changes: { sort: string | undefined; order: string | undefined }) => void;
  readonly isFiltered: boolean;
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** A table of time logs; on our server its columns are sortable. */
export function LogList({ texts, sort, onSort, isFiltered, onOpen, ...rest }: Props) {
  const now = useNow();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const isPagedByServer = useCapability('timelogs.page');
  return (
    <ListTable
      label={texts.title}
      columns={timeLogColumns({
        rows: rest.list.data?.rows ?? [],
        now,
        zone,
        onOpen,
        ...(isPagedByServer && { sort: { current: sort } }),
      })}
      onSort={(sorting) => onSort({ sort: sorting?.by, order: sorting?.order })}
      texts={isPagedByServer && isFiltered ? { ...texts, empty: texts.emptyFiltered } : texts}
      {...rest}
    />
  );
}
