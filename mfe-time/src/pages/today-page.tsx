import { formatTime, toWallClock } from '@rollcall/shared/domain';
import { ExportButton } from '@rollcall/shared/exports';
import { ViewButton } from '@rollcall/shared/list-views';
import { toServerTime, useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Flex, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { TEXTS, TODAY_TEXTS } from '../time-logs/texts.ts';
import { useLogView } from '../time-logs/use-log-view.ts';
import { TodayList } from './today-list.tsx';
import { useTodaysLogs } from './use-todays-logs.ts';

// The list should not wait for them.
const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));

const ViewSwitch = lazy(async () => ({
  default: (await import('../board/view-switch.tsx')).ViewSwitch,
}));

/** The size of the switch in pixels, so that it moves nothing when it arrives, on a phone either. */
const ROOM_FOR_SWITCH = { width: 160, height: 38 } as const;

const VIEWS = ['board'] as const;

/**
 * `/time/today` (spec §2): only logs dated today; on our server filtered and sorted by the server, with counts above the
 * list, and refreshed automatically. With the capability `working-time`, a second view shows where everyone is.
 */
export function TodayPage() {
  const now = useNow();
  const log = useOpenLog();
  const hasBoard = useCapability('working-time');
  const { choice, showFilter } = useListParameters();
  const isBoard = hasBoard && choice('view', VIEWS) === 'board';
  const today = useTodaysLogs(!isBoard);
  const view = useLogView({ name: 'today', filters: today.ofDay, ...today, onOpen: log.open });
  const switchTo = (next: 'board' | undefined) =>
    // Both views have states, pages and columns of their own.
    showFilter({
      view: next,
      state: undefined,
      sort: undefined,
      order: undefined,
      columns: undefined,
    });
  return (
    <>
      <PageHeading
        title={TODAY_TEXTS.title}
        actions={
          <Flex wrap gap="middle" align="center">
            {!isBoard && <UpdatedAt at={today.list.updatedAt} />}
            {!isBoard && <ViewButton view={view} />}
            {!isBoard && (
              <ExportButton
                lists={['time-logs']}
                filter={{ from: today.day, to: today.day, ...today.ofDay }}
              />
            )}
            {hasBoard && (
              <Suspense fallback={<div style={ROOM_FOR_SWITCH} />}>
                <ViewSwitch isBoard={isBoard} onChange={switchTo} />
              </Suspense>
            )}
          </Flex>
        }
      />
      {isBoard ? (
        <Suspense fallback={null}>
          <Board onOpen={log.open} renderUpdated={(at) => <UpdatedAt at={at} />} />
        </Suspense>
      ) : (
        <TodayList {...today} view={view} onOpen={log.open} />
      )}
      <LogOutlet now={now} log={log} />
    </>
  );
}

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
