import { DEPARTMENTS, TIME_LOG_SORTS, TIME_LOG_STATES } from '@rollcall/shared/contract';
import { useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { lazy, Suspense } from 'react';
import { TimeLogFilters } from '../filters/time-log-filters.tsx';
import { AddLogButton } from '../manual-log/add-log-button.tsx';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { ALL_TEXTS } from '../time-logs/texts.ts';
import { timeLogColumns } from '../time-logs/time-log-columns.tsx';
import { useTimeLogs } from '../time-logs/use-time-logs.ts';

// Loaded on demand: shown with one filter only.
const CloseButton = lazy(async () => ({
  default: (await import('../closing/close-button.tsx')).CloseButton,
}));

/** `/time/logs` (spec §2, Time Logs); on our server filtered and sorted by the server. */
export function TimeLogsPage() {
  const now = useNow();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const isPagedByServer = useCapability('timelogs.page');
  const { page, showPage, showFilter, sort, filters } = useLogParameters();
  const log = useOpenLog();
  const list = useTimeLogs({ page, ...filters, sort: sort?.by, order: sort?.order });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHeading
        title={ALL_TEXTS.title}
        actions={
          isPagedByServer &&
          zone !== null && <AddLogButton zone={zone} now={now} onOpenLog={log.open} />
        }
      />
      {isPagedByServer && <TimeLogFilters values={filters} onChange={showFilter} />}
      {log.open && filters.state === 'missing-out' && list.data && (
        <Suspense>
          <CloseButton
            count={list.data.total}
            isExact={list.data.isTotalExact !== false}
            filter={filters}
          />
        </Suspense>
      )}
      <ListTable
        label={ALL_TEXTS.title}
        columns={timeLogColumns({
          now,
          zone,
          onOpen: log.open,
          ...(isPagedByServer && { sort: { current: sort } }),
        })}
        list={list}
        page={page}
        onPage={showPage}
        onSort={(sorting) => showFilter({ sort: sorting?.by, order: sorting?.order })}
        texts={isFiltered ? { ...ALL_TEXTS, empty: ALL_TEXTS.emptyFiltered } : ALL_TEXTS}
      />
      <LogOutlet now={now} log={log} />
    </>
  );
}

/** Page, filters and sort order of the list in the URL. */
function useLogParameters() {
  const { page, showPage, filter, choice, search, showFilter } = useListParameters();
  const by = choice('sort', TIME_LOG_SORTS);
  const order = filter('order') === 'asc' ? 'asc' : 'desc';
  const filters = {
    search,
    from: filter('from'),
    to: filter('to'),
    department: choice('department', DEPARTMENTS),
    state: choice('state', TIME_LOG_STATES),
  };
  return { page, showPage, showFilter, filters, sort: by && ({ by, order } as const) };
}
