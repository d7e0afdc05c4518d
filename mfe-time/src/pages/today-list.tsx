import type { TimeLogRow } from '@rollcall/shared/calls';
import { addDays } from '@rollcall/shared/domain';
import type { ListView } from '@rollcall/shared/list-views';
import { useCapability } from '@rollcall/shared/session';
import { Above, Below } from '@rollcall/shared/ui';
import { lazy, Suspense } from 'react';
import { TimeLogFilters } from '../filters/time-log-filters.tsx';
import { LogList } from '../time-logs/log-list.tsx';
import { TODAY_TEXTS } from '../time-logs/texts.ts';
import type { TodaysLogs } from './use-todays-logs.ts';
import './today-list.css';

// The list should not wait for it.
const StillPunchedIn = lazy(async () => ({
  default: (await import('../still-punched-in/still-punched-in.tsx')).StillPunchedIn,
}));

const AttendanceCountsLine = lazy(async () => ({
  default: (await import('../attendance-counts/attendance-counts.tsx')).AttendanceCountsLine,
}));

interface Props extends TodaysLogs {
  readonly view: ListView<TimeLogRow>;
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** The table of today's logs (spec §2); on our server with filters, counts, and the open logs of earlier days. */
export function TodayList({ view, onOpen, ...today }: Props) {
  const { list, day, ofDay, showSort, page, showPage, showFilter } = today;
  const isPagedByServer = useCapability('timelogs.page');
  const { search, department, state } = ofDay;
  const isFiltered = Object.values(ofDay).some((value) => value !== undefined);
  const earlierLogs = earlierLogsOf(day, { search, department });
  return (
    <>
      {isPagedByServer && <TimeLogFilters values={ofDay} onChange={showFilter} />}
      {isPagedByServer && (
        <div className="today-counts">
          {list.counts && (
            <Suspense fallback={null}>
              <AttendanceCountsLine
                counts={list.counts}
                state={state}
                onState={(chosen) => showFilter({ state: chosen })}
                earlierLogs={earlierLogs}
              />
            </Suspense>
          )}
        </div>
      )}
      <Above>
        <LogList
          texts={TODAY_TEXTS}
          list={list}
          page={page}
          onPage={showPage}
          view={view}
          onSort={showSort}
          isFiltered={isFiltered}
        />
      </Above>
      {isPagedByServer && (
        <Below>
          <Suspense fallback={null}>
            <StillPunchedIn
              filter={{ search, department }}
              moreLogs={earlierLogs}
              onOpen={onOpen}
            />
          </Suspense>
        </Below>
      )}
    </>
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
