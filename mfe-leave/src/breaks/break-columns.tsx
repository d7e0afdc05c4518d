import type { BreakRow } from '@rollcall/shared/calls';
import type { BREAK_SORTS } from '@rollcall/shared/contract';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import type { SortedColumn } from '@rollcall/shared/list-views';
import { PersonName, ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of spec §2 (Break Management), in its order. An open break has no end and no duration. */
export const breakColumns = (
  sortedBy: SortedColumn<typeof BREAK_SORTS>,
): TableColumnsType<BreakRow> => [
  {
    title: TEXTS.columns.employee,
    ...sortedBy('employee'),
    minWidth: 161,
    ...ROW_HEADING,
    render: (_, { employeeId, employeeName }) => <PersonName id={employeeId} name={employeeName} />,
  },
  {
    title: TEXTS.columns.date,
    ...sortedBy('date'),
    width: 95,
    render: (_, { date }) => formatDate(date),
  },
  {
    title: TEXTS.columns.start,
    key: 'start',
    width: 84,
    render: (_, { startTime }) => formatTime(startTime),
  },
  {
    title: TEXTS.columns.end,
    key: 'end',
    width: 76,
    render: (_, { endTime }) => formatTime(endTime),
  },
  {
    title: TEXTS.columns.duration,
    ...sortedBy('duration'),
    width: 70,
    render: (_, { endTime, duration }) =>
      endTime === null || duration === null || duration < 0
        ? '-'
        : `${Math.round(duration)} ${TEXTS.minutes}`,
  },
  { title: TEXTS.columns.reason, key: 'reason', minWidth: 100, render: (_, { reason }) => reason },
];
