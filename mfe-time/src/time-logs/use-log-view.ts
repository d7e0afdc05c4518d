import type { TimeLogRow } from '@rollcall/shared/calls';
import { useListView } from '@rollcall/shared/list-views';
import { useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import type { ListResult, ListSort } from '@rollcall/shared/ui';
import { timeLogColumns } from './time-log-columns.tsx';

interface Options {
  readonly name: 'time-logs' | 'today';
  readonly list: ListResult<TimeLogRow>;
  readonly filters: object;
  readonly sort: ListSort | undefined;
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** The columns of a list of time logs; on our server they are sortable. */
export function useLogView({ name, list, filters, sort, onOpen }: Options) {
  const now = useNow();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const isPagedByServer = useCapability('timelogs.page');
  const columns = timeLogColumns({
    rows: list.data?.rows ?? [],
    now,
    zone,
    onOpen,
    ...(isPagedByServer && { sort: { current: sort } }),
  });
  return useListView({ list: name, columns, filters: Object.keys(filters) });
}
