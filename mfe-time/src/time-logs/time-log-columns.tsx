import type { TimeLogRow } from '@rollcall/shared/calls';
import {
  displayStatus,
  formatDate,
  formatDuration,
  formatTime,
  liveMinutes,
} from '@rollcall/shared/domain';
import { type ListSort, ROW_HEADING, StatusTag, ZoneNote } from '@rollcall/shared/ui';
import type { TableColumnsType, TableColumnType } from 'antd';
import { TEXTS } from './texts.ts';

interface Shown {
  /** Epoch milliseconds, for the duration of open logs. */
  readonly now: number;
  /** The company zone; null on a base backend, where nothing is calculated. */
  readonly zone: string | null;
  /** How the server sorts; columns are sortable only when this is given. */
  readonly sort?: { readonly current: ListSort | undefined };
}

/** Columns of spec §2 (Time Logs), in its order; formats of spec §9. Minutes are shown as received; open logs count up (design §10). */
export function timeLogColumns({ now, zone, sort }: Shown): TableColumnsType<TimeLogRow> {
  const live = (log: TimeLogRow) =>
    log.state === 'open' && zone !== null ? liveMinutes(log, now, log.zone ?? zone) : undefined;
  const sortable = (key: string) => (sort ? sortedBy(key, sort.current) : {});
  return [
    {
      title: TEXTS.columns.employee,
      ...ROW_HEADING,
      ...sortable('employee'),
      render: (_, { employeeName }) => employeeName ?? 'N/A',
    },
    {
      title: TEXTS.columns.date,
      render: (_, log) => (
        <>
          {formatDate(log.workDate)}
          <ZoneNote zone={log.zone} companyZone={zone} />
        </>
      ),
    },
    {
      title: TEXTS.columns.punchIn,
      ...sortable('punchIn'),
      render: (_, { punchIn }) => formatTime(punchIn),
    },
    {
      title: TEXTS.columns.punchOut,
      ...sortable('punchOut'),
      render: (_, { punchOut }) => formatTime(punchOut),
    },
    {
      title: TEXTS.columns.total,
      ...sortable('worked'),
      render: (_, log) => formatDuration(live(log)?.worked ?? log.workedMinutes),
    },
    {
      title: TEXTS.columns.breaks,
      render: (_, log) => formatDuration(live(log)?.breaks ?? log.breakMinutes),
    },
    {
      title: TEXTS.columns.status,
      ...sortable('status'),
      render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
    },
  ];
}

function sortedBy(key: string, current: ListSort | undefined): TableColumnType<TimeLogRow> {
  const order = current?.order === 'asc' ? 'ascend' : 'descend';
  return { key, sorter: true, sortOrder: current?.by === key ? order : null };
}
