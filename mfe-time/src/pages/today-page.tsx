import { addDays, formatTime, toWallClock } from '@rollcall/shared/domain';
import { toServerTime, useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { PageHeading, useToday } from '@rollcall/shared/ui';
import { Typography } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { TimeLogFilters } from '../filters/time-log-filters.tsx';
import { useLogParameters } from '../filters/use-log-parameters.ts';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { LogList } from '../time-logs/log-list.tsx';
import { TEXTS, TODAY_TEXTS } from '../time-logs/texts.ts';
import { useTimeLogs } from '../time-logs/use-time-logs.ts';
import './today-list.css';

// The list should not wait for it.
const StillPunchedIn = lazy(async () => ({
  default: (await import('../still-punched-in/still-punched-in.tsx')).StillPunchedIn,
}));

const WhoIsHere = lazy(async () => ({
  default: (await import('../who-is-here/who-is-here.tsx')).WhoIsHere,
}));

/**
 * `/time/today` (spec §2): only logs dated today; on our server filtered and sorted by the server, with counts above the
 * list, and refreshed automatically.
 */
export function TodayPage() {
  const now = useNow();
  const day = useToday();
  const { page, showPage, showFilter, filters, sort } = useLogParameters();
  const { search, department, state } = filters;
  const log = useOpenLog();
  const isPagedByServer = useCapability('timelogs.page');
  const ofDay = { search, department, state };
  const list = useTimeLogs({ page, day, ...ofDay, sort: sort?.by, order: sort?.order });
  const isFiltered = Object.values(ofDay).some((value) => value !== undefined);
  const earlierLogs = earlierLogsOf(day, { search, department });
  return (
    <>
      <PageHeading title={TODAY_TEXTS.title} actions={<UpdatedAt at={list.updatedAt} />} />
      {isPagedByServer && (
        <Suspense fallback={null}>
          <StillPunchedIn
            filter={{ search, department }}
            moreLogs={earlierLogs}
            onOpen={log.open}
          />
        </Suspense>
      )}
      {isPagedByServer && <TimeLogFilters values={ofDay} onChange={showFilter} />}
      {isPagedByServer && (
        <RoomForCounts>
          {list.counts && (
            <WhoIsHere
              counts={list.counts}
              state={state}
              onState={(chosen) => showFilter({ state: chosen })}
              earlierLogs={earlierLogs}
            />
          )}
        </RoomForCounts>
      )}
      <LogList
        texts={TODAY_TEXTS}
        list={list}
        page={page}
        onPage={showPage}
        sort={sort}
        onSort={showFilter}
        isFiltered={isFiltered}
        onOpen={log.open}
      />
      <LogOutlet now={now} log={log} />
    </>
  );
}

/** Keeps its height until the counts arrive. */
const RoomForCounts = ({ children }: { readonly children: ReactNode }) => (
  <div className="today-counts">
    <Suspense fallback={null}>{children}</Suspense>
  </div>
);

/** When our server sent the list, which refreshes automatically. */
function UpdatedAt({ at }: { readonly at: number }) {
  const zone = usePageContext(({ companyZone }) => companyZone);
  if (zone === null) return null;
  return (
    // Keeps its room until the list arrives, so that it moves nothing.
    <Typography.Text type="secondary" style={{ visibility: at === 0 ? 'hidden' : 'visible' }}>
      {TEXTS.updated(formatTime(toWallClock(toServerTime(at), zone)))}
    </Typography.Text>
  );
}

/** Path of the open logs of days before a date, in Time Logs. */
function earlierLogsOf(
  day: string,
  filter: { readonly search: string | undefined; readonly department: string | undefined },
): string {
  const query = new URLSearchParams({ state: 'open', to: addDays(day, -1) });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `/time/logs?${query}`;
}
