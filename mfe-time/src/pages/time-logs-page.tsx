import { ExportButton } from '@rollcall/shared/exports';
import { useRangeOfSort, ViewButton } from '@rollcall/shared/list-views';
import { useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { PageHeading } from '@rollcall/shared/ui';
import { Flex } from 'antd';
import { lazy, Suspense } from 'react';
import { TimeLogFilters } from '../filters/time-log-filters.tsx';
import { useLogParameters } from '../filters/use-log-parameters.ts';
import { AddLogButton } from '../manual-log/add-log-button.tsx';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { LogList } from '../time-logs/log-list.tsx';
import { ALL_TEXTS } from '../time-logs/texts.ts';
import { useLogView } from '../time-logs/use-log-view.ts';
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
  const { page, showPage, showFilter, showSort, sort, filters: asked } = useLogParameters();
  const filters = useRangeOfSort(asked, sort, 'punchIn');
  const log = useOpenLog();
  const list = useTimeLogs({ page, ...filters, sort: sort?.by, order: sort?.order });
  const view = useLogView({ name: 'time-logs', list, filters, sort, onOpen: log.open });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHeading
        title={ALL_TEXTS.title}
        actions={
          isPagedByServer && (
            <Flex wrap gap="small">
              <ViewButton view={view} />
              <ExportButton lists={['time-logs']} filter={filters} />
              {zone !== null && <AddLogButton zone={zone} now={now} onOpenLog={log.open} />}
            </Flex>
          )
        }
      />
      {isPagedByServer && <TimeLogFilters values={asked} range={filters} onChange={showFilter} />}
      {log.open && filters.state === 'missing-out' && list.data && (
        <Suspense>
          <CloseButton
            count={list.data.total}
            isExact={list.data.isTotalExact !== false}
            filter={filters}
          />
        </Suspense>
      )}
      <LogList
        texts={ALL_TEXTS}
        list={list}
        page={page}
        onPage={showPage}
        view={view}
        onSort={showSort}
        isFiltered={isFiltered}
      />
      <LogOutlet now={now} log={log} />
    </>
  );
}
