import { formatTime, toWallClock } from '@rollcall/shared/domain';
import { toServerTime, useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { ListTable, PageHeading, useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { TEXTS, TODAY_TEXTS } from '../time-logs/texts.ts';
import { timeLogColumns } from '../time-logs/time-log-columns.tsx';
import { useTimeLogs } from '../time-logs/use-time-logs.ts';

// The list should not wait for it.
const StillPunchedIn = lazy(async () => ({
  default: (await import('../still-punched-in/still-punched-in.tsx')).StillPunchedIn,
}));

/** `/time/today` (spec §2): only logs dated today; on our server the list refreshes automatically. */
export function TodayPage() {
  const now = useNow();
  const day = useToday();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const { page, showPage } = useListParameters();
  const log = useOpenLog();
  const isPagedByServer = useCapability('timelogs.page');
  const list = useTimeLogs({ page, day });
  const isRefreshed = zone !== null && list.updatedAt > 0;
  return (
    <>
      <PageHeading
        title={TODAY_TEXTS.title}
        actions={
          isRefreshed && (
            <Typography.Text type="secondary">
              {TEXTS.updated(formatTime(toWallClock(toServerTime(list.updatedAt), zone)))}
            </Typography.Text>
          )
        }
      />
      {isPagedByServer && (
        <Suspense fallback={null}>
          <StillPunchedIn onOpen={log.open} />
        </Suspense>
      )}
      <ListTable
        label={TODAY_TEXTS.title}
        columns={timeLogColumns({ now, zone, onOpen: log.open })}
        list={list}
        page={page}
        onPage={showPage}
        texts={TODAY_TEXTS}
      />
      <LogOutlet now={now} log={log} />
    </>
  );
}
